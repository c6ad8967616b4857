-- expect: comment about the file
-- about the file
-- expect: definition function session.refresh
function session.refresh(id)
  -- expect: inside session.refresh
  -- expect: string -- not a comment
  -- expect: comment trailing words
  local text = "-- not a comment" -- trailing words
  -- expect: comment inner
  --[[ inner ]]
end
