import { expect, it } from "vitest";
import { http } from "#adapters/pages/http";
import { postBounded } from "#crawl/post-bounded";
import { site, stopSitesAfterEach } from "#testing/crawl";

stopSitesAfterEach();

const dns = (...found: string[]) => ({ addresses: async () => found });
const post = (url: string, { allowLoopback = true, timeoutMs = 2000, addresses = dns() } = {}) =>
	postBounded(
		url,
		{ headers: { "content-type": "text/plain" }, body: "hello", gate: { allowLoopback }, timeoutMs },
		{ http, dns: addresses },
	);

it("posts once, follows no redirect, and tells status and pause alone", async () => {
	const inside = await site({ "/": {} });
	const receiver = await site({
		"/": { status: 503, headers: { "Retry-After": "7" } },
		"/away": { status: 302, headers: { Location: inside.origin } },
	});
	expect(await post(receiver.origin)).toEqual({ status: 503, retryAfter: "7" });
	expect(await post(`${receiver.origin}/away`)).toEqual({ status: 302, retryAfter: null });
	expect((await receiver.requests()).map(({ method, body }) => [method, body])).toEqual([
		["POST", "hello"],
		["POST", "hello"],
	]);
	expect(await inside.requests()).toEqual([]);
});

it("waits no longer than it may for one that hangs, and does not read an answer that never ends", async () => {
	const receiver = await site({
		"/hang": { hang: true },
		"/drip": { body: "x".repeat(1000), repeat: 1e6, drip: { everyMs: 50 } },
	});
	expect(await post(`${receiver.origin}/hang`, { timeoutMs: 150 })).toEqual({ status: null, problem: "timeout" });
	expect(await post(`${receiver.origin}/drip`)).toMatchObject({ status: 200 });
});

it("never asks an address that leads inward, by whatever name", async () => {
	const inside = await site({ "*": {} });
	const refused = { status: null, problem: "refused_address" };
	expect(await post(inside.origin, { allowLoopback: false })).toEqual(refused);
	for (const address of ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "100.64.0.1"])
		expect(await post("https://hooks.inkfern.com/", { addresses: dns("93.184.216.34", address) }), address).toEqual(
			refused,
		);
	expect(await post("https://hooks.inkfern.com/")).toEqual(refused);
	expect(await inside.requests()).toEqual([]);
});

it("says of one that is not there that it cannot be reached", async () => {
	const gone = await site({});
	await gone.stop();
	expect(await post(gone.origin)).toEqual({ status: null, problem: "unreachable" });
});
