# The worker that build.mjs writes, for `workerd serve deploy/workerd/config.capnp`.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "product-selector", worker = .provider)],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "product-selector")],
);

const provider :Workerd.Worker = (
  compatibilityDate = "2026-11-01",
  modules = [(name = "worker.js", esModule = embed "../../dist/workerd/worker.js")],
);
