import { ROOT, wrangler } from "#scripts/lib/wrangler";

/** What commands need of the production environment of wrangler.toml. */
export interface ProductionConfig {
	name?: string | undefined;
	workers_dev?: boolean | undefined;
	route?: Route | undefined;
	routes?: Route[] | undefined;
	vars: Readonly<Record<string, unknown>>;
	d1_databases: { binding: string; database_id?: string | undefined }[];
	kv_namespaces: { binding: string; id?: string | undefined }[];
	r2_buckets: { binding: string; bucket_name?: string | undefined }[];
	queues: { producers?: unknown[] | undefined };
	durable_objects: { bindings: unknown[] };
	ratelimits?: { name: string }[] | undefined;
	analytics_engine_datasets?: { binding: string }[] | undefined;
	triggers: { crons?: string[] | undefined };
}

type Route = string | { pattern: string };

/** @param file another file than the project's wrangler.toml. */
export async function productionConfig(file = `${ROOT}wrangler.toml`): Promise<ProductionConfig> {
	// Loading wrangler takes a second, which --help should not.
	const { unstable_readConfig } = await import("wrangler");
	return unstable_readConfig({ config: file, env: "production" }, { hideWarnings: true });
}

/** What leads people to the deployed Worker. */
export type Address =
	| { ok: true; what: string /** What `wrangler deploy` is told, beside wrangler.toml. */; args: readonly string[] }
	| { ok: false; what: string; fix: string };

/**
 * How PUBLIC_ORIGIN leads to the Worker: by routes of wrangler.toml where it has some, by workers.dev where it is an
 * address there, and otherwise as a custom domain, which the deployment sets up.
 */
export function addressOf(
	config: Pick<ProductionConfig, "name" | "route" | "routes" | "workers_dev">,
	publicOrigin: string,
): Address {
	const { hostname } = new URL(publicOrigin);
	if (hostname.endsWith(".workers.dev")) {
		const [name, , ...rest] = hostname.split(".");
		if (config.workers_dev === true && name === config.name && rest.join(".") === "workers.dev") {
			return { ok: true, what: `address ${hostname}, of workers.dev`, args: [] };
		}
		const fix = `set workers_dev = true under [env.production], and PUBLIC_ORIGIN to https://${config.name}.YOUR-ACCOUNT.workers.dev`;
		return { ok: false, what: `address ${hostname}`, fix };
	}
	const routes = [...(config.routes ?? []), ...(config.route === undefined ? [] : [config.route])];
	if (routes.length === 0) {
		return { ok: true, what: `address ${hostname}, as a custom domain`, args: ["--domain", hostname] };
	}
	if (routes.some((route) => covers(typeof route === "string" ? route : route.pattern, hostname))) {
		return { ok: true, what: `address ${hostname}, by the routes of wrangler.toml`, args: [] };
	}
	const fix = `add a route for ${hostname} under [env.production], or remove the routes: it is then set up as a custom domain`;
	return { ok: false, what: `address ${hostname}`, fix };
}

/** Whether a route's pattern, such as `*.acme.test/*`, leads the whole of a host to the Worker. */
function covers(pattern: string, hostname: string): boolean {
	const [host = "", ...path] = pattern.replace(/^https?:\/\//, "").split("/");
	if (path.length > 0 && path.join("/") !== "*") return false;
	if (!host.startsWith("*")) return host === hostname;
	return hostname.endsWith(host.slice(1)) && hostname !== host.slice(1);
}

/**
 * The names of the secrets that the deployed Worker has; none before there is a Worker.
 * @throws when Cloudflare cannot be asked.
 */
export async function remoteSecrets(configArgs: readonly string[] = []): Promise<ReadonlySet<string>> {
	let out: string;
	try {
		out = await wrangler(["secret", "list", "--env", "production", "--format", "json", ...configArgs]);
	} catch (error) {
		// 10007: there is no Worker of this name yet.
		if (error instanceof Error && /10007|not found/i.test(error.message)) return new Set();
		throw error;
	}
	const secrets = JSON.parse(out.slice(out.indexOf("["))) as { name: string }[];
	return new Set(secrets.map(({ name }) => name));
}
