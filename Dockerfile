# The console and its server in one image: docker build -t studyroom-console .
# Its settings are in docs/settings.md; docs/operations.md says how to run it.

FROM node:22-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/install.mjs
RUN node -e "import('./scripts/install.mjs').then(({ install }) => install())"
COPY . .
RUN node scripts/build.mjs

FROM node:22-trixie-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY --from=build /app/dist dist
COPY scripts/imageFiles.mjs scripts/imageFiles.mjs
RUN node scripts/imageFiles.mjs .

# What Node needs of Debian, with busybox for a shell: without apt, Perl and npm the image stays below 250 MB (`npm run image-size`).
# Scanners for vulnerabilities read the versions of packages from status.d.
FROM node:22-trixie-slim AS system
WORKDIR /packages
RUN apt-get update && apt-get download base-files busybox gcc-14-base libatomic1 libc6 libgcc-s1 libstdc++6 netbase tini
RUN mkdir -p /system/var/lib/dpkg/status.d && for file in base-files_*.deb *.deb; do \
    dpkg-deb --extract $file /system && dpkg-deb --field $file > /system/var/lib/dpkg/status.d/${file%%_*} || exit 1; done \
  && chroot /system /usr/bin/busybox --install -s \
  && usermod --shell /bin/sh node && cp /etc/passwd /etc/group /etc/nsswitch.conf /system/etc && cp -a /home/node /system/home

FROM scratch
COPY --from=system /system /
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
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/server/main.mjs"]
