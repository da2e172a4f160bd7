import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { SCOPES } from "#core/access/scopes";
import type { Operation } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { connect, RESOURCE, registerApp } from "#testing/oauth";
import { mintPerson, type Person } from "#testing/people";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";

/** Every protected operation against every kind of credentials. */

const PROTECTED = OPERATIONS.filter((operation) => operation.scope !== "public");

let world: World;
let owner: Person;
let ids: Record<string, string>;
const keys: Record<string, string> = {};
const keyFor: Record<string, string> = {};
const keyWithout: Record<string, string> = {};
const tokenFor: Record<string, string> = {};

beforeAll(async () => {
	world = await makeWorld();
	owner = await world.person("owner@example.com");
	const listing = await mintListing(world.db, "theirs", { ownerId: owner.userId });
	const draft = await mintDraft(world.db, owner);
	ids = { id: draft.id, listing_id: String(listing.id), milestone_id: "1", claim_id: "1", number: "LW-0000000000" };
	const now = NOW.getTime();
	keys.garbage = "lw_garbage";
	keys.unknown = `${owner.key.slice(0, -1)}${owner.key.endsWith("0") ? "1" : "0"}`;
	keys.revoked = (await mintPerson(world.db, "revoked@example.com", SCOPES, { revokedAt: now })).key;
	keys.expired = (await mintPerson(world.db, "expired@example.com", SCOPES, { expiresAt: now })).key;
	const browser = openBrowser();
	await browser.signIn(world, "other@example.com");
	for (const scope of SCOPES) {
		const app = await registerApp();
		tokenFor[scope] = (await connect(browser, app, { scope, resource: RESOURCE.rest })).access_token;
		keyFor[scope] = (await mintPerson(world.db, "other@example.com", [scope])).key;
		keyWithout[scope] = (
			await mintPerson(
				world.db,
				"other@example.com",
				SCOPES.filter((other) => other !== scope),
			)
		).key;
	}
});

async function call(operation: Operation, token?: string) {
	const path = operation.path.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => ids[name] ?? "1");
	const body = operation.body ? JSON.stringify(pick(operation)) : null;
	const headers = {
		...(token !== undefined && { Authorization: `Bearer ${token}` }),
		...(body && { "Content-Type": "application/json" }),
	};
	const answer = await exports.default.fetch(
		new Request(`${ORIGIN}/api/v1${path}`, { method: operation.method.toUpperCase(), headers, body }),
	);
	return {
		status: answer.status,
		challenge: answer.headers.get("WWW-Authenticate") ?? "",
		body: (await answer.json()) as { code?: string },
	};
}

const pick = ({ body, example }: Operation) =>
	Object.fromEntries(Object.entries(example.input).filter(([name]) => body && Object.hasOwn(body.shape, name)));

describe.each(PROTECTED)("$id", (operation) => {
	const scope = String(operation.scope);

	it("refuses without credentials, and names every scope", async () => {
		const { status, challenge, body } = await call(operation);
		expect([status, body.code]).toEqual([401, "unauthorized"]);
		expect(challenge).toContain(`scope="${SCOPES.join(" ")}"`);
		expect(challenge).toContain("resource_metadata=");
	});

	it.each(["garbage", "unknown", "revoked", "expired"])("refuses a key that is %s", async (kind) => {
		const { status, challenge, body } = await call(operation, keys[kind]);
		expect([status, body.code]).toEqual([401, "invalid_token"]);
		expect(challenge).toContain('error="invalid_token"');
	});

	it("refuses a key without its scope, and says which it needs", async () => {
		const { status, challenge, body } = await call(operation, keyWithout[scope]);
		expect([status, body.code]).toEqual([403, "insufficient_scope"]);
		expect(challenge).toMatch(new RegExp(`error="insufficient_scope".*scope="${scope}"`));
	});

	it("refuses an OAuth token of each other scope", async () => {
		for (const other of SCOPES.filter((candidate) => candidate !== scope)) {
			const { status, body } = await call(operation, tokenFor[other]);
			expect([status, body.code]).toEqual([403, "insufficient_scope"]);
		}
	});

	it("lets a key or token with its scope in, but not to somebody else's objects", async () => {
		for (const token of [keyFor[scope], tokenFor[scope]]) {
			const { status } = await call(operation, token);
			if (operation.params) expect(status).toBe(404);
			else expect([200, 201, 400]).toContain(status);
		}
	});
});
