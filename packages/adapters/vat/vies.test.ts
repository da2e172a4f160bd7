import { expect, it, vi } from "vitest";
import { viesVatCheck } from "#adapters/vat/vies";
import { type Route, startSite } from "#testing/servers";

const TIMEOUT_MS = 2_000;

async function check(route: Route, country = "DE", number = "DE129273398", timeoutMs = TIMEOUT_MS) {
	const site = await startSite({ "*": { headers: { "content-type": "application/json" }, ...route } });
	const state = await viesVatCheck(`${site.origin}/rest-api`, timeoutMs).check(country, number);
	const requests = await site.requests();
	await site.stop();
	return { state, url: requests[0]?.url };
}

const says = (isValid: boolean, userError: string): Route => ({
	body: JSON.stringify({ isValid, userError, name: "---" }),
});

it("asks for the number without its prefix, under the country's code of the register", async () => {
	expect(await check(says(true, "VALID"))).toEqual({ state: "valid", url: "/rest-api/ms/DE/vat/129273398" });
	expect(await check(says(true, "VALID"), "GR", "EL094259216")).toEqual({
		state: "valid",
		url: "/rest-api/ms/EL/vat/094259216",
	});
});

it("believes an invalid number only when the register has looked", async () => {
	expect((await check(says(false, "INVALID"))).state).toBe("invalid");
	expect((await check(says(false, "INVALID_INPUT"))).state).toBe("invalid");
	for (const error of ["MS_UNAVAILABLE", "TIMEOUT", "SERVICE_UNAVAILABLE", "MS_MAX_CONCURRENT_REQ", "VAT_BLOCKED"]) {
		expect((await check(says(false, error))).state, error).toBe("unavailable");
	}
});

it("takes every other answer for none", async () => {
	expect((await check({ status: 500, body: "{}" })).state).toBe("unavailable");
	expect((await check({ body: "<html>maintenance</html>" })).state).toBe("unavailable");
	expect((await check({ body: '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}' })).state).toBe(
		"unavailable",
	);
	expect((await check({ hang: true }, "DE", "DE129273398", 100)).state).toBe("unavailable");
});

it("believes no answer about another number", async () => {
	const about = (names: Record<string, string | null>): Route => ({
		body: JSON.stringify({ isValid: true, userError: "VALID", ...names }),
	});
	const states = async (...names: Record<string, string | null>[]) =>
		Promise.all(names.map(async (name) => (await check(about(name))).state));
	const other = "811569869";
	expect(await states({ vatNumber: other }, { vatNumber: other, originalVatNumber: other })).toEqual([
		"unavailable",
		"unavailable",
	]);
	// As the register writes it, and as it was asked for.
	const own = "129273398";
	expect(await states({ vatNumber: own }, { vatNumber: "0129273398", originalVatNumber: own })).toEqual([
		"valid",
		"valid",
	]);
	expect(await states({ vatNumber: null, originalVatNumber: "" })).toEqual(["valid"]);
});

it("reads no answer without an end", async () => {
	const site = await startSite({ "*": { body: " ".repeat(64 * 1024), repeat: 1_000 } });
	expect(await viesVatCheck(site.origin, 10 * TIMEOUT_MS).check("DE", "DE129273398")).toBe("unavailable");
	await vi.waitFor(async () => expect((await site.requests())[0]?.aborted).toBe(true));
	await site.stop();
});

it("asks no longer when whoever wanted to know has gone", async () => {
	const site = await startSite({ "*": { hang: true } });
	const gone = new AbortController();
	const begun = performance.now();
	const asked = viesVatCheck(site.origin, 10 * TIMEOUT_MS).check("DE", "DE129273398", gone.signal);
	while ((await site.requests()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
	gone.abort();
	expect(await asked).toBe("unavailable");
	expect(performance.now() - begun).toBeLessThan(5 * TIMEOUT_MS);
	await site.stop();
});
