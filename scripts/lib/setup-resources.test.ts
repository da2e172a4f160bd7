import { expect, it } from "vitest";
import {
	databaseId,
	ensuredBucket,
	ensuredQueue,
	madeBucket,
	namespaceId,
	RESOURCES,
	type Run,
} from "#scripts/lib/setup-resources";

/** An account that makes and lists what it is asked for as wrangler prints it, and notes each call. */
function account(): { run: Run; calls: string[] } {
	const calls: string[] = [];
	const have = { databases: [] as object[], namespaces: [] as object[], queues: "", buckets: "", rules: "" };
	const run: Run = async (...args) => {
		const call = args.filter((arg) => !arg.startsWith("--")).join(" ");
		calls.push(call);
		const name = args.at(-1) ?? "";
		if (call === "d1 list") return `A new version is there.\n${JSON.stringify(have.databases)}`;
		if (call === "kv namespace list") return JSON.stringify(have.namespaces);
		if (call === "queues list") return `┌────┬──────┐\n│ id │ name │\n${have.queues}└────┴──────┘`;
		if (call === "r2 bucket list") return `Listing buckets...\n${have.buckets}`;
		if (call.startsWith("r2 bucket lifecycle list")) return have.rules;
		if (call.startsWith("d1 create")) have.databases.push({ name, uuid: "5b1c2a34" });
		else if (call.startsWith("kv namespace create")) have.namespaces.push({ title: name, id: "0123abcd" });
		else if (call.startsWith("queues create")) have.queues += `│ 1 │ ${name} │\n`;
		else if (call.startsWith("r2 bucket create")) have.buckets += `name:           ${name}\n`;
		else if (call.startsWith("r2 bucket lifecycle add")) have.rules = "name:     share\nenabled:  Yes";
		else throw new Error(`nobody has told this account of: ${call}`);
		return "";
	};
	return { run, calls };
}

it("makes what the account has not, and nothing twice", async () => {
	const { run, calls } = account();
	const all = async () => ({
		ids: [await databaseId(run), await namespaceId(run)],
		queues: [await ensuredQueue(run, RESOURCES.queues[0]), await ensuredQueue(run, RESOURCES.queues[1])],
		bucket: await ensuredBucket(run),
		backups: await madeBucket(run, RESOURCES.backups),
	});
	const ids = ["5b1c2a34", "0123abcd"];
	expect(await all()).toEqual({ ids, queues: [true, true], bucket: ["bucket", "rule"], backups: true });
	expect(calls.filter((call) => / (create|add) /.test(call))).toEqual([
		"d1 create launchweek",
		"kv namespace create launchweek-KV",
		"queues create launchweek-jobs",
		"queues create launchweek-dead-letters",
		"r2 bucket create launchweek-pictures",
		"r2 bucket lifecycle add launchweek-pictures share share/ 90",
		"r2 bucket create launchweek-backups",
	]);
	calls.length = 0;
	expect(await all()).toEqual({ ids, queues: [false, false], bucket: [], backups: false });
	expect(calls.filter((call) => / (create|add) /.test(call))).toEqual([]);
});

it("takes another queue or bucket of a longer name for none of its own", async () => {
	const { run } = account();
	await run("queues", "create", `${RESOURCES.queues[0]}-old`);
	await run("r2", "bucket", "create", `${RESOURCES.bucket}-old`);
	expect(await ensuredQueue(run, RESOURCES.queues[0])).toBe(true);
	expect(await ensuredBucket(run)).toEqual(["bucket", "rule"]);
});

it("passes on what stands in its way, and says so where what was made is in no list", async () => {
	const refused: Run = () => Promise.reject(new Error("Cloudflare does not know you here."));
	await expect(ensuredQueue(refused, "x")).rejects.toThrow("does not know you");
	const forgetful: Run = async () => "[]";
	await expect(databaseId(forgetful)).rejects.toThrow("run the setup again");
});
