# expect: comment about the file
# about the file
# expect: definition module Sample
module Sample
  # expect: definition class Session
  class Session
    # expect: definition method refresh
    def refresh(id)
      # expect: inside Sample.Session.refresh
      # expect: statement
      # expect: string # not a comment
      # expect: comment trailing words
      text = "# not a comment" # trailing words
      # expect: code id
      load("#{id}")
    end

    # expect: definition method build
    def self.build
      <<~TEXT
        expect: string # in the text
        # in the text
      TEXT
    end
  end
end
