import { env } from "cloudflare:workers";

/**
 * Has D1's client ask the Durable Object that miniflare keeps the database in, without miniflare's Worker in between, which
 * takes each question and only hands it on. The client and the object are as they were.
 * Source: docs/decisions/042-a-shorter-way-to-d1.md.
 */

/** What is used here of D1's client as workerd has it, which sends each question and takes the answer. */
export interface Client {
	fetcher: { fetch(url: string, init: RequestInit): Promise<Response> };
	alwaysPrimarySession: { fetcher: Client["fetcher"] };
}

const client = env.DB as unknown as Client;
const { TEST_D1: objects, TEST_D1_NAME: name } = env;
/** As it is before packages/testing/empty-bindings.ts notes whom it is asked for. */
const { get } = Object.getPrototypeOf(objects) as DurableObjectNamespace;

/** The way by miniflare's Worker. */
export const entry = client.fetcher;

/** Answers of an object belong to the request that asked for it: it is asked for at each question. */
const direct: Client["fetcher"] = {
	fetch: (url, init) =>
		get.call(objects, objects.idFromName(name)).fetch(url, { ...init, cf: { miniflare: { name } } } as RequestInit),
};

/** Call it at the beginning of every file; once is enough. */
export function askD1Directly(): void {
	client.fetcher = direct;
	client.alwaysPrimarySession.fetcher = direct;
}
