import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packClient } from "#scripts/lib/client-package";
import { type FolderSite, serveFolder } from "#scripts/lib/folder-site";
import { mintedPerson } from "#scripts/lib/minted-person";
import { type Served, seedDemo, serve, UNLIMITED } from "#scripts/lib/served";
import { ROOT } from "#scripts/lib/wrangler";
import { launchweekClient } from "../packages/client/index.ts";

/**
 * The command of the client package as others have it: installed without a network in an empty project and run there, on
 * proofs of an instance that read a website, and on that website.
 */

const run = promisify(execFile);
let project: string;
let served: Served;
let site: FolderSite;
let slug: string;
beforeAll(async () => {
	project = await mkdtemp(join(tmpdir(), "launchweek-verify-"));
	const install = async () => {
		const file = await packClient(project);
		await writeFile(join(project, "package.json"), JSON.stringify({ private: true }));
		await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", file], { cwd: project });
	};
	const start = async () => {
		served = await serve({ ...UNLIMITED, SEALING_KEY: "A".repeat(43) });
		await seedDemo(served);
	};
	[site] = await Promise.all([serveFolder(join(ROOT, "examples/demo-site")), install(), start()]);
	slug = await listed(`${site.origin}/`);
	await Promise.all([save("proof.jws", `/proofs/listings/${slug}.jws`), save("keys.json", "/.well-known/jwks.json")]);
	// The keys were asked for at the same moment as the first proof, which makes the first one.
	await save("keys.json", "/.well-known/jwks.json");
});
afterAll(async () => {
	await Promise.all([site.stop(), served.stop(), rm(project, { recursive: true, force: true })]);
});

/** Has a website read, and its listing live. @returns its slug. */
async function listed(url: string): Promise<string> {
	const { key } = await mintedPerson(served, "ada@example.com");
	const client = launchweekClient({ origin: served.origin, token: key });
	const { id } = await client.call("submit_listing", { url });
	let draft = await client.call("get_draft", { id });
	while (draft.status !== "ready") {
		await sleep(200);
		draft = await client.call("get_draft", { id });
	}
	if (draft.fields.categories.value === null) {
		const { items } = await client.call("list_categories");
		await client.call("update_draft", { id, fields: { categories: [items[0]?.name ?? ""] } });
	}
	const { listing_id } = await client.call("submit_draft", { id });
	await served.db.prepare("UPDATE listings SET status = 'live', launched_at = 1 WHERE id = ?").bind(listing_id).run();
	return (
		(await served.db.prepare("SELECT slug FROM listings WHERE id = ?").bind(listing_id).first<string>("slug")) ?? ""
	);
}

async function save(name: string, path: string): Promise<void> {
	const answer = await fetch(served.origin + path);
	expect(answer.status, path).toBe(200);
	await writeFile(join(project, name), await answer.text());
}

interface Told {
	code: number;
	out: string;
	err: string;
}

const verify = (...args: string[]): Promise<Told> =>
	run(join(project, "node_modules/.bin/launchweek-verify"), args, { cwd: project }).then(
		({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
		({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
			code,
			out: stdout,
			err: stderr,
		}),
	);

describe("offline", () => {
	it("says that a saved proof holds with saved keys, and what it is about", async () => {
		const { code, out } = await verify("proof.jws", "--jwks", "keys.json");
		expect(code).toBe(0);
		expect(out).toContain(`The signature holds: ${served.origin} stated this on `);
		expect(out).toMatch(new RegExp(`/listings/${slug}: \\d+ facts, \\d+ quotes`));
	});

	it("prints it as JSON, with a hash and a day of every page that was quoted", async () => {
		const { code, out } = await verify("proof.jws", "--jwks", "keys.json", "--json");
		const { holds, proof } = JSON.parse(out);
		expect([code, holds]).toEqual([0, true]);
		const quotes = proof.facts.flatMap((fact: { quotes: object[] }) => fact.quotes);
		expect(quotes.length).toBeGreaterThan(3);
		for (const quote of quotes) {
			expect(quote).toMatchObject({ page_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
			expect(Date.parse(quote.fetched_at)).toBeGreaterThan(0);
		}
	});

	it.each([0, 1, 2])("refuses it after one changed byte of part %i", async (index) => {
		const parts = (await readFile(join(project, "proof.jws"), "utf8")).split(".");
		const part = parts[index] ?? "";
		const at = Math.floor(part.length / 2);
		const broken = part.slice(0, at) + (part[at] === "A" ? "B" : "A") + part.slice(at + 1);
		await writeFile(join(project, "broken.jws"), parts.with(index, broken).join("."));
		const { code, err } = await verify("broken.jws", "--jwks", "keys.json");
		expect(code).toBe(1);
		expect(err).toContain("It does not hold.");
	});

	it("refuses it unsigned, and with keys of somebody else, also under the same name", async () => {
		const jws = await readFile(join(project, "proof.jws"), "utf8");
		const header = Buffer.from(JSON.stringify({ alg: "none", typ: "launchweek-proof+jws" })).toString("base64url");
		await writeFile(join(project, "none.jws"), `${header}.${jws.split(".")[1]}.`);
		expect(await verify("none.jws", "--jwks", "keys.json")).toMatchObject({
			code: 1,
			err: expect.stringContaining("ES256"),
		});

		const { keys } = JSON.parse(await readFile(join(project, "keys.json"), "utf8"));
		const stranger = { ...(await exportJWK((await generateKeyPair("ES256")).publicKey)), alg: "ES256" };
		await writeFile(join(project, "same.json"), JSON.stringify({ keys: [{ ...stranger, kid: keys[0].kid }] }));
		await writeFile(join(project, "other.json"), JSON.stringify({ keys: [{ ...stranger, kid: "other" }] }));
		expect((await verify("proof.jws", "--jwks", "same.json")).err).toContain("Its signature does not fit");
		expect((await verify("proof.jws", "--jwks", "other.json")).err).toContain("Its key is not among the given ones");
		const asked = await verify("proof.jws", "--jwks", "other.json", "--json");
		expect([asked.code, JSON.parse(asked.out).holds]).toEqual([1, false]);
	});

	it("says what is missing where it was called wrongly, and takes no keys from a saved proof", async () => {
		expect(await verify()).toMatchObject({ code: 2, err: expect.stringContaining("Name one proof.") });
		expect(await verify("proof.jws")).toMatchObject({ code: 2, err: expect.stringContaining("--jwks") });
		expect(await verify("proof.jws", "--jwks", "gone.json")).toMatchObject({ code: 2 });
		expect(await verify("proof.jws", "--jwks", "proof.jws")).toMatchObject({
			code: 2,
			err: expect.stringContaining("no JWK Set"),
		});
		expect(await verify("--help")).toMatchObject({ code: 0, out: expect.stringContaining("--live") });
		expect((await verify("--wrong")).code).toBe(2);
	});
});

it("takes the keys of the site that a proof is read from", async () => {
	expect((await verify(`${served.origin}/proofs/listings/${slug}.jws`)).code).toBe(0);
});

it("believes no site that signs with keys of its own what another one is said to have stated", async () => {
	const { keys, sign } = await ownSigner();
	const jws = await readFile(join(project, "proof.jws"), "utf8");
	const forged = await sign(JSON.parse(Buffer.from(jws.split(".")[1] ?? "", "base64url").toString()));
	const stranger = createServer(({ url }, response) => {
		response.end(url === "/.well-known/jwks.json" ? JSON.stringify(keys) : forged);
	}).listen(0, "127.0.0.1");
	await once(stranger, "listening");
	const origin = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
	await writeFile(join(project, "forged.jws"), forged);
	for (const place of [[`${origin}/proof.jws`], ["forged.jws", "--jwks", `${origin}/.well-known/jwks.json`]]) {
		const { code, err } = await verify(...place);
		expect(err).toContain(`It says that ${served.origin} stated it, and the keys are those of ${origin}`);
		expect(code).toBe(1);
	}
	stranger.closeAllConnections();
	stranger.close();
});

it("looks at the live pages only where it may, and finds every quote and the same text there", async () => {
	const refused = await verify("proof.jws", "--jwks", "keys.json", "--live");
	expect(refused.code).toBe(3);
	expect(refused.out).toContain("could not be read");
	const { code, out } = await verify("proof.jws", "--jwks", "keys.json", "--live", "--allow-loopback");
	expect(out).toContain(`${site.origin}/: read, its text is the same as then.`);
	expect(out).not.toMatch(/GONE|changed since/);
	expect(code).toBe(0);
});

it("says which page has changed, and which quote is gone from it", async () => {
	await site.addToHomepage("<p>Something new.</p>");
	const added = await verify("proof.jws", "--jwks", "keys.json", "--live", "--allow-loopback");
	expect(added.out).toContain(`${site.origin}/: read, its text has changed since.`);
	expect([added.code, added.out.includes("GONE")]).toEqual([0, false]);

	// The same proof of another website: what was quoted from this one never stood there.
	const { keys, sign } = await ownSigner();
	await writeFile(join(project, "own.json"), JSON.stringify(keys));
	const jws = await readFile(join(project, "proof.jws"), "utf8");
	const proof = JSON.parse(Buffer.from(jws.split(".")[1] ?? "", "base64url").toString());
	const fact = proof.facts.find((one: { quotes: object[] }) => one.quotes.length > 0);
	fact.quotes = [{ ...fact.quotes[0], url: `${site.origin}/`, quote: "We never wrote this\u001b[2J." }];
	await writeFile(join(project, "own.jws"), await sign({ ...proof, facts: [fact] }));
	const gone = await verify("own.jws", "--jwks", "own.json", "--live", "--allow-loopback");
	expect(gone.code).toBe(3);
	expect(gone.out).toContain(`GONE   ${fact.field}: "We never wrote this`);
	expect(gone.out).not.toContain("\u001b");
});

/** Another directory's keys. */
async function ownSigner() {
	const { CompactSign } = await import("jose");
	const { publicKey, privateKey } = await generateKeyPair("ES256");
	const sign = (proof: object) =>
		new CompactSign(new TextEncoder().encode(JSON.stringify(proof)))
			.setProtectedHeader({ alg: "ES256", kid: "own", typ: "launchweek-proof+jws" })
			.sign(privateKey);
	return { keys: { keys: [{ ...(await exportJWK(publicKey)), kid: "own", alg: "ES256" }] }, sign };
}
