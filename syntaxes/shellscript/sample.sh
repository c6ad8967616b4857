#!/bin/sh
# expect: comment about the script
# about the script
# expect: definition function refresh
refresh() {
  # expect: inside refresh
  # expect: statement
  # expect: string # not a comment
  # expect: comment trailing words
  echo "# not a comment" # trailing words
  # expect: code ${1#x}
  echo ${1#x}
}
# expect: statement
name=value
cat <<TEXT
expect: string # in the text
# in the text
TEXT
