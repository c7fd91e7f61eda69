# The portal: built with everything, run with what running needs.
# By digest, so that a build repeats; Dependabot proposes newer ones.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7

# The packages alone: this layer is made again only when the lock file changes.
FROM ${NODE_IMAGE} AS packages
WORKDIR /portal
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx --yes pnpm@12.21.0 fetch

FROM packages AS source
COPY . .

FROM source AS build
# By it a page sees that another build is served (PING-03); it must grow. Without one, the minute of the build.
ARG PORTAL_BUILD
RUN npx --yes pnpm@12.21.0 install --offline --frozen-lockfile && \
  VITE_PORTAL_BUILD=${PORTAL_BUILD:-$(($(date +%s) / 60))} node scripts/build.mjs

# The workspace's own packages are in the build; of the registry's only those of the server are needed.
FROM source AS modules
RUN npx --yes pnpm@12.21.0 install --offline --prod --frozen-lockfile --filter @portal/server

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORTAL_DATA=/data PORTAL_BUILDS=/data/builds
WORKDIR /portal
COPY --from=modules /portal/node_modules node_modules
COPY --from=modules /portal/server/package.json server/package.json
COPY --from=modules /portal/server/node_modules server/node_modules
COPY --from=build /portal/server/dist server/dist
COPY --from=build /portal/app/package.json app/package.json
COPY --from=build /portal/app/dist app/dist
COPY --from=build /portal/app/dist-server app/dist-server
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||4000)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/dist/main.js", "serve"]
