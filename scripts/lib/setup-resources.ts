import { stripVTControlCharacters } from "node:util";
import { wrangler } from "#scripts/lib/wrangler";

/** Names of what a deployed directory uses. Source: wrangler.toml, [env.production]. */
export const RESOURCES = {
	database: "launchweek",
	namespace: "launchweek-KV",
	bucket: "launchweek-pictures",
	backups: "launchweek-backups",
	queues: ["launchweek-jobs", "launchweek-dead-letters"],
} as const;

/** Images for links are drawn again when they are asked for again. */
export const SHARE_RULE = ["share", "share/", "--expire-days", "90"] as const;

/** Runs wrangler on the configuration that is being set up. */
export type Run = (...args: readonly string[]) => Promise<string>;

/** @param configArgs what wrangler is told of another configuration file. */
export function runner(configArgs: readonly string[]): Run {
	return (...args) => wrangler([...args, ...configArgs]);
}

/** The id of the account's database of this name, made where there is none. */
export async function databaseId(run: Run): Promise<string> {
	return (
		(await idOfDatabase(run)) ??
		made(await run("d1", "create", RESOURCES.database).then(() => idOfDatabase(run)), RESOURCES.database)
	);
}

/** The id of the account's namespace of this name, made where there is none. */
export async function namespaceId(run: Run): Promise<string> {
	return (
		(await idOfNamespace(run)) ??
		made(
			await run("kv", "namespace", "create", RESOURCES.namespace).then(() => idOfNamespace(run)),
			RESOURCES.namespace,
		)
	);
}

async function idOfDatabase(run: Run): Promise<string | undefined> {
	const list = jsonIn<{ name: string; uuid: string }>(await run("d1", "list", "--json"));
	return list.find(({ name }) => name === RESOURCES.database)?.uuid;
}

async function idOfNamespace(run: Run): Promise<string | undefined> {
	const list = jsonIn<{ title: string; id: string }>(await run("kv", "namespace", "list"));
	return list.find(({ title }) => title === RESOURCES.namespace)?.id;
}

/** Wrangler may say something before its JSON. */
function jsonIn<T>(out: string): T[] {
	return JSON.parse(out.slice(out.indexOf("["))) as T[];
}

function made(id: string | undefined, name: string): string {
	if (id === undefined) throw new Error(`${name} was made, and is not in the account's list: run the setup again.`);
	return id;
}

/** @returns whether it was made now; false where the account's list had it. */
export async function ensuredQueue(run: Run, queue: string): Promise<boolean> {
	if (isIn(await run("queues", "list"), queue)) return false;
	await run("queues", "create", queue);
	return true;
}

/** The bucket of pictures, with the rule that images for links end. @returns what was made now. */
export async function ensuredBucket(run: Run): Promise<string[]> {
	const made = (await madeBucket(run, RESOURCES.bucket)) ? ["bucket"] : [];
	if (!isIn(await run("r2", "bucket", "lifecycle", "list", RESOURCES.bucket), SHARE_RULE[0])) {
		await run("r2", "bucket", "lifecycle", "add", RESOURCES.bucket, ...SHARE_RULE);
		made.push("rule");
	}
	return made;
}

/** @returns whether the bucket was made now; false where the account's list had it. */
export async function madeBucket(run: Run, bucket: string): Promise<boolean> {
	if (isIn(await run("r2", "bucket", "list"), bucket)) return false;
	await run("r2", "bucket", "create", bucket);
	return true;
}

/** Whether a list as people read it, in a table or in lines, names something. */
function isIn(list: string, name: string): boolean {
	return stripVTControlCharacters(list)
		.split(/[\s│|]+/)
		.includes(name);
}
