import { env } from "cloudflare:workers";

/**
 * Has D1's client ask a Durable Object of miniflare's for databases by a call, without miniflare's Worker in between and
 * without a request. The client and the object are as they were.
 * Source: docs/decisions/042-a-shorter-way-to-d1.md.
 */

/** What D1's client as workerd has it reads of an answer. */
interface Answer {
	headers: { get(name: string): string | null };
	text(): Promise<string>;
}

/** What is used here of that client, which sends each question and takes the answer. */
export interface Client {
	fetcher: { fetch(url: string, init: { body: string; headers: Headers }): Promise<Answer> };
	alwaysPrimarySession: { fetcher: Client["fetcher"] };
}

/** What `scripts/lib/d1-object.ts` binds. */
interface Called extends DurableObjectStub {
	ask(url: string, body: string, isInSession: boolean, token: string): Promise<[text: string, token: string | null]>;
}

/** The header of an answer with its bookmark. */
const TOKEN = "x-cf-d1-session-commit-token";

const client = env.DB as unknown as Client;
const objects = env.TEST_D1;
const id = objects.idFromName("tests");
/** As it is before packages/testing/empty-bindings.ts notes whom it is asked for. */
const { get } = Object.getPrototypeOf(objects) as DurableObjectNamespace;

/** The way by miniflare's Worker, to a database that no other test knows. */
export const entry = client.fetcher;

/** Answers of an object belong to the request that asked for it: it is asked for at each question. */
const direct: Client["fetcher"] = {
	async fetch(url, { body, headers }) {
		const object = get.call(objects, id) as Called;
		const [text, token] = await object.ask(url, body, headers.has(TOKEN), TOKEN);
		return { headers: { get: (name) => (name === TOKEN ? token : null) }, text: async () => text };
	},
};

/** Call it at the beginning of every file; once is enough. */
export function askD1Directly(): void {
	client.fetcher = direct;
	client.alwaysPrimarySession.fetcher = direct;
}
