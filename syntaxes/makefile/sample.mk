# expect: comment about the build
# about the build
# expect: definition variable NAME
NAME := value

# expect: definition macro twice
define twice
a
endef

# expect: definition target all
all: build
	# expect: language shellscript
	npm test
