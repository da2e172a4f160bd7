import { createServer } from "node:http";
import { connected } from "#scripts/agents/connected";
import { handsOf, routesOf } from "#scripts/agents/hands";
import type { Stage, Task } from "#scripts/agents/task";

import { ApiClient } from "#scripts/lib/api-client";
import { mintedPerson } from "#scripts/lib/minted-person";
import { ScriptedResolver } from "#scripts/lib/scripted-resolver";
import { listen, type ScriptedSite, startScriptedSite, stop } from "#scripts/lib/scripted-site";
import { type Served, seedDemo, serve, UNLIMITED } from "#scripts/lib/served";
import type { DnsReplies } from "#testing/servers";

/** A public address of no meaning; where it leads is decided in this process. */
const PUBLIC_ADDRESS = "93.184.216.34";

/** A directory with data, whose websites, resolvers and payments are all on this machine. */
export interface House {
	served: Served;
	/** The stage of one task: a person of their own, connected to the tool server. */
	stageFor(task: Task): Promise<Stage & { leave(): Promise<void> }>;
	stop(): Promise<void>;
}

export async function openHouse(tasks: readonly Task[]): Promise<House> {
	const today = new Date();
	const records: DnsReplies = {};
	const resolver = new ScriptedResolver(records);
	const doh = createServer((request, response) => {
		resolver.answer(new URL(request.url ?? "/", "http://doh").searchParams.get("dns") ?? "", response);
	});
	const port = await listen(doh);
	const sites = new Map<string, ScriptedSite>();
	for (const { site } of tasks) {
		if (site === undefined) continue;
		sites.set(site.domain, await startScriptedSite(routesOf(site.pages)));
		records[`${site.domain} A`] = { data: [PUBLIC_ADDRESS] };
	}
	const served = await serve(
		{ ...UNLIMITED, DOH_RESOLVERS: `http://127.0.0.1:${port}/one,http://127.0.0.1:${port}/two` },
		{ hosts: Object.fromEntries([...sites].map(([domain, site]) => [domain, site.port])) },
	);
	await seedDemo(served, today);
	let people = 0;
	return {
		served,
		async stageFor(task) {
			const person = await mintedPerson(served, `person-${++people}@asks.example`);
			const server = await connected(served.origin, person.key);
			const site = task.site === undefined ? undefined : sites.get(task.site.domain);
			const hands = handsOf({ served, person, records, site, pages: { ...task.site?.pages } });
			return {
				served,
				today,
				person,
				api: new ApiClient(person.key, served.origin),
				rows: async <T>(sql: string, ...values: (string | number)[]) =>
					(
						await served.db
							.prepare(sql)
							.bind(...values)
							.all<T>()
					).results,
				box: {
					instructions: server.instructions,
					tools: [...server.tools, ...hands.tools],
					call: (name, args) => (hands.has(name) ? hands.call(name, args) : server.call(name, args)),
				},
				leave: () => server.close(),
			};
		},
		async stop() {
			await served.stop();
			for (const site of sites.values()) site.stop();
			stop(doh);
		},
	};
}
