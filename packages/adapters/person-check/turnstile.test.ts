import { expect, it } from "vitest";
import { turnstile } from "#adapters/person-check/turnstile";
import { startSite, startTurnstile } from "#testing/servers";

const SECRET = "0x-secret";

async function checked(script: { action?: string } = {}, secretKey = SECRET) {
	const events: string[] = [];
	const log = { info: () => undefined, error: (event: string) => void events.push(event) };
	const baseUrl = await startTurnstile({ secretKey: SECRET, ...script });
	return { check: turnstile({ siteKey: "0x-site", secretKey, baseUrl, timeoutMs: 300 }, log), events };
}

it("lets an answer pass once", async () => {
	const { check, events } = await checked();
	expect([await check.look("solved:1"), await check.look("solved:1"), await check.look("solved:2")]).toEqual([
		"passed",
		"refused",
		"passed",
	]);
	expect(events).toEqual([]);
});

it("refuses what is missing, made up, run out, too long, or was solved for something else", async () => {
	const { check } = await checked();
	for (const answer of ["", "made-up", "expired:1", `solved:${"x".repeat(2048)}`]) {
		expect(await check.look(answer), answer.slice(0, 20)).toBe("refused");
	}
	const other = await checked({ action: "comment" });
	expect(await other.check.look("solved:1")).toBe("refused");
});

it("says that nobody could look when the secret is wrong, the service is late, down or speaks otherwise", async () => {
	const wrong = await checked({}, "0x-other");
	expect(await wrong.check.look("solved:1")).toBe("unavailable");
	expect(wrong.events).toEqual(["person_check_unavailable"]);
	const { check } = await checked();
	expect(await check.look("broken:1")).toBe("unavailable");
	expect(await check.look("late:1")).toBe("unavailable");
	const odd = await startSite({ "/turnstile/v0/siteverify": { status: 502, body: "<h1>Bad gateway</h1>" } });
	const log = { info: () => undefined, error: () => undefined };
	expect(await turnstile({ siteKey: "s", secretKey: "s", baseUrl: odd.origin }, log).look("solved:1")).toBe(
		"unavailable",
	);
	await odd.stop();
	expect(await turnstile({ siteKey: "s", secretKey: "s", baseUrl: odd.origin }, log).look("solved:1")).toBe(
		"unavailable",
	);
});

it("tells pages what to show", async () => {
	const { check } = await checked();
	expect(check.widget).toMatchObject({
		script: `${check.widget.origin}/turnstile/v0/api.js`,
		data: { "data-sitekey": "0x-site", "data-action": "sign_in" },
	});
	expect(JSON.stringify(check.widget)).not.toContain(SECRET);
});
