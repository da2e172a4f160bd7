/**
 * A plugin of miniflare's: gives tests the Durable Objects in which it keeps D1 databases, as a binding, and in
 * `<binding>_NAME` the name of the one behind `DB` (packages/testing/setup/direct-d1.ts). What miniflare calls them is its
 * own affair and may change with it; direct-d1.test.ts tells.
 * Source: docs/decisions/042-a-shorter-way-to-d1.md.
 */

const TYPE = "d1-object";

interface Worker {
	config: { env: Readonly<Record<string, { type: string; id?: string }>> };
}

export const plugins = {
	[TYPE]: {
		getBindings: ({ config: { env } }: Worker) =>
			Object.entries(env)
				.filter(([, { type }]) => type === `unsafe:${TYPE}`)
				.flatMap(([name]) => [
					{ name, durableObjectNamespace: { serviceName: "d1:db", className: "D1DatabaseObject" } },
					{ name: `${name}_NAME`, text: env.DB?.id ?? "" },
				]),
		getNodeBindings: () => ({}),
		getServices: () => [],
	},
};

/** The binding of a test runtime, as the options of miniflare name it. */
export const d1ObjectBinding = (name: string) => ({
	name,
	type: TYPE,
	plugin: { package: import.meta.filename, name: TYPE },
	options: {},
});
