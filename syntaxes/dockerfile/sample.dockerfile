# expect: comment about the image
# about the image
# expect: definition stage build
FROM node:20 AS build
# expect: string quoted
ENV NAME="quoted"
# expect: code apt-get
RUN apt-get update && \
    echo one
RUN <<EOF
# expect: language shellscript
npm ci
EOF
