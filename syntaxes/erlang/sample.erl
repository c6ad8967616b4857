% expect: comment about the file
% about the file
% expect: string % not a comment
% expect: code name
name = "% not a comment"
