import { expect, it } from "vitest";
import { wrangler } from "#scripts/lib/wrangler";
import { reasonOf } from "#scripts/lib/wrangler-failure";

const BANNER = "\n ⛅️ wrangler 4.135.0\n────────\nResource location: local\n";
const error = (text: string) =>
	`\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1m${text}\u001b[0m\n\n\n🪵  Logs were written to "/root/wrangler.log"\n${BANNER}`;

it.each([
	["database or disk is full: SQLITE_FULL", /^The disk is full\./],
	["ENOSPC: no space left on device, write", /^The disk is full\./],
	["attempt to write a readonly database: SQLITE_READONLY", /cannot be written to/],
	["EROFS: read-only file system, mkdir '/x'", /cannot be written to/],
	["database is locked: SQLITE_BUSY", /in use/],
	["read ECONNRESET", /was ended while it worked/],
	["no such table: users at offset 12", /npm run migrate/],
	["In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN", /npx wrangler login/],
])("says what to do about %s", (text, sentence) => {
	expect(reasonOf(error(text))).toMatch(sentence);
	expect(reasonOf(JSON.stringify({ error: { text } }))).toMatch(sentence);
});

it("says anything else in its own words, without banner, colours and paths of logs", () => {
	expect(reasonOf(error("UNIQUE constraint failed: users.email"))).toBe("UNIQUE constraint failed: users.email");
	expect(reasonOf(`warning\n${JSON.stringify({ error: { text: 'a "b" c' } }, null, 2)}`)).toBe('a "b" c');
	expect(reasonOf("Killed\n")).toBe("Killed");
});

it("is what a command hears of a wrangler that is not signed in", { timeout: 120_000 }, async () => {
	const told = await wrangler(["secret", "list", "--env", "production"], {
		CLOUDFLARE_API_TOKEN: "",
		XDG_CONFIG_HOME: "/nonexistent",
		HOME: "/nonexistent",
	}).catch((failure: Error) => failure.message);
	expect(told).toMatch(/^wrangler secret list failed: Cloudflare does not know you here\./);
	expect(told).not.toContain("\n");
});
