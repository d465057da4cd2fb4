# The console and its server in one image: docker build -t studyroom-console .
# What it is told by is in the README's table; docs/operations.md says how to run it.

FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/install.mjs
RUN node -e "import('./scripts/install.mjs').then(({ install }) => install())"
COPY . .
RUN node scripts/build.mjs

FROM node:22-alpine AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY --from=build /app/dist dist
COPY scripts/imageFiles.mjs scripts/imageFiles.mjs
RUN node scripts/imageFiles.mjs .

# Node alone, without npm: with what `npm run image-size` measures the image stays below 250 MB.
FROM alpine:3.22
RUN apk add --no-cache libstdc++ tini && addgroup -g 1000 node && adduser -D -u 1000 -G node node
COPY --from=modules /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
# In a container the address that others reach is all addresses, and nobody's data is the demo's unless it is wanted.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data DEMO=0
RUN mkdir /data && chown node:node /data
COPY --from=modules /app/node_modules node_modules
COPY --from=modules /app/dist dist
COPY package.json LICENSE ./
USER node
VOLUME /data
EXPOSE 4000
# The first start makes the database, with the demo also its data, which takes a minute on a busy machine.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The first process of a container ignores SIGTERM until it listens to it: without tini a start could not be stopped.
ENTRYPOINT ["/sbin/tini", "--"]
CMD ["node", "dist/server/main.mjs"]
