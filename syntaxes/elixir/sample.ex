# expect: comment about the file
# about the file
# expect: definition module Sample.Session
defmodule Sample.Session do
  # expect: definition function refresh
  def refresh(id) do
    # expect: inside Sample.Session.refresh
    # expect: string # not a comment
    # expect: comment trailing words
    "# not a comment" # trailing words
  end

  # expect: definition function guarded
  def guarded(id) when id > 1, do: id
  # expect: definition function bare
  defp bare, do: 1
end
