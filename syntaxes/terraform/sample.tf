# expect: comment about the file
# about the file
# expect: definition block name
variable "name" {
  # expect: inside name
  # expect: string # not a comment
  # expect: comment trailing words
  default = "# not a comment" // trailing words
}
