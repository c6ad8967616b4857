# expect: comment about the module
# about the module
# expect: statement
import os


# expect: definition class Session
class Session:
    """Keeps a session."""

    # expect: string not a comment
    # expect: comment trailing words
    note = "# not a comment"  # trailing words

    # expect: definition function refresh
    def refresh(self, user):
        # expect: inside Session.refresh
        # expect: statement
        return f"{user}"


# expect: code load
# expect: definition function load
async def load():
    text = """
    expect: string # in the text
# in the text
"""
    return text
