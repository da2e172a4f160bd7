import { env } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, it } from "vitest";
import removeWebhook from "#actions/webhooks/remove-webhook";
import rotateWebhookSecret from "#actions/webhooks/rotate-webhook-secret";
import sendEventAgain from "#actions/webhooks/send-event-again";
import switchWebhook from "#actions/webhooks/switch-webhook";
import { banPerson } from "#store/bans";
import { runBatch, type Statement } from "#store/db";
import { webhookDeliveries, webhookEndpoints } from "#store/schema/index";
import { closeTry } from "#store/webhook-deliveries";
import { switchOff } from "#store/webhooks";
import { performAs, personActor } from "#testing/act";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import type { SeenRequest, Site } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { addedWebhook, tellUpdates } from "#testing/webhooks";
import { makeWorld, type Person, type World } from "#testing/world";

stopSitesAfterEach();
let world: World;
let ada: Person;
const BEGIN = new Date();
const later = (ms: number) => new Date(BEGIN.getTime() + ms);
const DAY = 86_400_000;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	for (const id of [1, 2, 3])
		await mintListing(world.db, `acme-${id}`, { id, ownerId: ada.userId, updatedAt: BEGIN.getTime() });
});

const add = (url: string) => addedWebhook(world.db, ada, { url, at: BEGIN });
const tell = (listingId: number, ...ids: number[]) => tellUpdates(listingId, ids, BEGIN.getTime() + 1);
const delivering = async (at: Date) => (await world.runJobs(at)).filter((said) => said.startsWith("deliver-webhook"));
const bodyOf = ({ body }: SeenRequest) =>
	JSON.parse(body) as { id: string; type: string; about: string; data: { update?: number } };
/** `listing:update` of each request, in their order. */
const arrived = async (receiver: Site) =>
	(await receiver.requests()).map((request) => `${bodyOf(request).about.slice(8)}:${bodyOf(request).data.update}`);
const states = async () => (await world.db.select().from(webhookDeliveries)).map(({ state }) => state);
const endpoint = async () => (await world.db.select().from(webhookEndpoints))[0];

describe("a delivery", () => {
	it("is signed as the reference library reads it, with both secrets for a day after a rotation", async () => {
		const receiver = await site({ "/hook": {} });
		const { id, secret } = await add(`${receiver.origin}/hook`);
		const input = { session_hash: await mintSession(world.db, ada.userId, BEGIN), webhook_id: id };
		await tell(1, 11);
		await world.runJobs(later(10));
		const { secret: next } = await performAs(personActor(ada.userId), rotateWebhookSecret, input, BEGIN);
		await tell(1, 12);
		await world.runJobs(later(20));
		await tell(1, 13);
		await world.runJobs(later(DAY + 1));
		const [first, second, third] = await receiver.requests();
		const reads = (key: string, request: SeenRequest | undefined) =>
			new Webhook(key).verify(request?.body ?? "", request?.headers ?? {});
		expect(reads(secret, first)).toMatchObject({
			type: "update.posted",
			data: { update: 11, listing: { slug: "acme-1" } },
		});
		expect(() => reads(next, first)).toThrow();
		expect([reads(secret, second), reads(next, second)]).toMatchObject([
			{ data: { update: 12 } },
			{ data: { update: 12 } },
		]);
		// Of tomorrow; the library takes five minutes.
		expect(third?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
		expect(first?.headers["webhook-id"]).toBe(first === undefined ? "" : bodyOf(first).id);
		expect(JSON.stringify(await world.db.select().from(webhookEndpoints))).not.toContain(secret.slice(6));
	});

	it("comes once to each who may hear it, of the kinds they chose, and from when they asked for it", async () => {
		const [mine, alls, others, narrow] = [
			await site({ "/h": {} }),
			await site({ "/h": {} }),
			await site({ "/h": {} }),
			await site({ "/h": {} }),
		];
		const bob = await world.person();
		const hears = (who: Person, receiver: Site, more: object) =>
			addedWebhook(world.db, who, { url: `${receiver.origin}/h`, at: BEGIN, ...more });
		await tell(1, 10);
		await add(`${mine.origin}/h`);
		await hears(bob, alls, { reach: "all" });
		await hears(bob, others, { reach: "followed" });
		await hears(bob, narrow, { reach: "all", kinds: ["week.closed"] });
		await env.DB.prepare("INSERT INTO follows (user_id, listing_id, at) VALUES (?, 2, 0)").bind(bob.userId).run();
		await tell(1, 11);
		await tell(2, 21);
		await env.DB.prepare("UPDATE listings SET status = 'draft', updated_at = 9 WHERE id = 3").run();
		await tell(3, 31);
		await world.runJobs(later(100));
		expect(await arrived(mine)).toEqual(["1:11", "2:21", "3:undefined", "3:31"]);
		expect(await arrived(alls)).toEqual(["1:11", "2:21", "3:undefined"]);
		expect(await arrived(others)).toEqual(["2:21"]);
		expect(await arrived(narrow)).toEqual([]);
	});

	it("that fails holds back what comes after it of the same listing, and nothing else", async () => {
		const receiver = await site({ "/hook": [{ status: 500 }, {}] });
		await add(`${receiver.origin}/hook`);
		await tell(1, 11, 12);
		await tell(2, 21, 22);
		await world.runJobs(later(100));
		expect(await arrived(receiver)).toEqual(["1:11", "2:21", "2:22"]);
		await world.runJobs(later(6_000));
		expect((await arrived(receiver)).slice(3)).toEqual(["1:11", "1:12"]);
		expect(await states()).toEqual(Array(4).fill("delivered"));
		const ids = (await receiver.requests()).map((request) => bodyOf(request).id);
		expect([ids[0], new Set(ids).size]).toEqual([ids[3], 4]);
	});

	it("waits as long as the receiver asks", async () => {
		const receiver = await site({ "/hook": [{ status: 429, headers: { "Retry-After": "3600" } }, {}] });
		await add(`${receiver.origin}/hook`);
		await tell(1, 11);
		await world.runJobs(later(100));
		expect(await delivering(later(3_500_000))).toEqual([]);
		expect(await delivering(later(3_700_000))).toEqual(["deliver-webhook: delivered"]);
	});
});

describe("an address", () => {
	it("that redirects is asked and not followed, and one that leads inward is never asked", async () => {
		const inside = await site({ "/secret": {} });
		const receiver = await site({ "/hook": { status: 307, headers: { Location: `${inside.origin}/secret` } } });
		await add(`${receiver.origin}/hook`);
		await tell(1, 11);
		expect(await delivering(later(100))).toEqual(["deliver-webhook: tried again later: redirect 307"]);
		expect(await inside.requests()).toEqual([]);
		const undo = changeSettings({ ALLOW_LOOPBACK_CRAWL: "false" });
		expect(await delivering(later(6_000))).toEqual(["deliver-webhook: tried again later: refused_address"]);
		undo();
		expect(await receiver.requests()).toHaveLength(1);
	});

	it("that answers 410 is switched off at once, and its owner told", async () => {
		const receiver = await site({ "/hook": { status: 410 } });
		await add(`${receiver.origin}/hook`);
		await tell(1, 11, 12);
		await tell(2, 21);
		const said = await world.runJobs(later(100));
		expect(said.filter((one) => one.startsWith("deliver"))).toEqual([
			"deliver-webhook: given up: it wants no more",
			"deliver-webhook: given_up before",
			"deliver-webhook: given_up before",
		]);
		expect(said).toContain("send-mail: sent");
		expect(await endpoint()).toMatchObject({ state: "off", offReason: "gone" });
		expect(await states()).toEqual(Array(3).fill("given_up"));
	});

	it("that is switched off while something is on its way there has nothing waiting afterwards", async () => {
		const receiver = await site({ "/hook": { status: 500 } });
		const { id } = await add(`${receiver.origin}/hook`);
		await tell(1, 11);
		await world.runJobs(later(100));
		const [row] = await world.db.select().from(webhookDeliveries);
		if (row === undefined) throw new Error("nothing is to be sent");
		await runBatch(world.db, switchOff(world.db, id, "gone") as Statement[]);
		const { endpointId, seq, about, attempts } = row;
		const failed = { at: 200, status: 500, problem: "status", ms: 1 };
		const close = closeTry(world.db, { endpointId, seq, about, attempts }, failed, { again: 300 });
		await expect(runBatch(world.db, close as Statement[])).rejects.toThrow();
		expect(await states()).toEqual(["given_up"]);
	});

	it("that nothing reaches for three days is switched off with a mail; one that answers in between is not", async () => {
		const dead = await site({ "/hook": { status: 503 } });
		await add(`${dead.origin}/hook`);
		await tell(1, 11);
		let tries = 0;
		for (let hours = 0; hours <= 80 && (await endpoint())?.state === "on"; hours++)
			tries += (await delivering(later(hours * 3_600_000 + 100))).length;
		expect(tries).toBe(10);
		expect(await endpoint()).toMatchObject({ state: "off", offReason: "failing" });
		const [mail] = await world.db.query.localMails.findMany();
		expect(mail?.subject).toBe(`Events are no longer sent to ${new URL(dead.origin).host}`);
	});

	it("gives up what one listing's events never reach, and goes on with others, while it answers at all", async () => {
		const receiver = await site({
			"/hook": [...Array.from({ length: 20 }, (_, n) => ({ status: n % 2 ? 200 : 500 })), {}],
		});
		await add(`${receiver.origin}/hook`);
		await tell(1, 11, 12);
		for (let round = 0; round < 10; round++) {
			const at = later(100 + round * 1.1 * DAY);
			expect((await delivering(at))[0]).toMatch(round < 9 ? /tried again later: status 500$/ : /given up: status 500$/);
			await tell(2, 21 + round);
			if (round < 9) await delivering(at);
		}
		expect(await endpoint()).toMatchObject({ state: "on", failingSince: null });
		expect((await arrived(receiver)).filter((one) => one.startsWith("1:"))).toEqual([
			...Array(10).fill("1:11"),
			"1:12",
		]);
	});
});

describe("its owner", () => {
	it("pauses it and switches it on: what waited is sent then, what happened meanwhile is not", async () => {
		const receiver = await site({ "/hook": [{ status: 500 }, {}] });
		const { id } = await add(`${receiver.origin}/hook`);
		const turn = (is_on: boolean) =>
			performAs(personActor(ada.userId), switchWebhook, { webhook_id: id, is_on }, later(200));
		await tell(1, 11, 12);
		await world.runJobs(later(100));
		await turn(false);
		await tell(2, 21);
		expect(await delivering(later(6_000))).toEqual(["deliver-webhook: its endpoint is paused"]);
		await turn(true);
		await tell(3, 31);
		await world.runJobs(later(7_000));
		expect(await arrived(receiver)).toEqual(["1:11", "1:11", "3:31", "1:12"]);
	});

	it("has an event sent again, and nobody else's", async () => {
		const receiver = await site({ "/hook": {} });
		const { id } = await add(`${receiver.origin}/hook`);
		await tell(1, 11);
		await world.runJobs(later(100));
		const [delivery] = await world.db.select().from(webhookDeliveries);
		const again = (who: Person) =>
			performAs(personActor(who.userId), sendEventAgain, { webhook_id: id, seq: delivery?.seq ?? 0 }, later(200));
		await expect(again(await world.person())).rejects.toMatchObject({ code: "not_found" });
		await again(ada);
		expect(await delivering(later(300))).toEqual(["deliver-webhook: delivered"]);
		expect(await arrived(receiver)).toEqual(["1:11", "1:11"]);
	});

	it("who is banned after having asked for an event again has nothing sent", async () => {
		const receiver = await site({ "/hook": {} });
		const { id } = await add(`${receiver.origin}/hook`);
		await tell(1, 11);
		await world.runJobs(later(100));
		const [delivery] = await world.db.select().from(webhookDeliveries);
		const again = { webhook_id: id, seq: delivery?.seq ?? 0 };
		await performAs(personActor(ada.userId), sendEventAgain, again, later(200));
		const ban = { id: 1, userId: ada.userId, reason: "Bought votes.", at: later(300).getTime() };
		await runBatch(world.db, banPerson(world.db, ban) as Statement[]);
		expect(await delivering(later(400))).toEqual(["deliver-webhook: its endpoint is paused"]);
		expect(await arrived(receiver)).toEqual(["1:11"]);
	});

	it("removes it: nothing more is sent", async () => {
		const receiver = await site({ "/hook": { status: 500 } });
		const { id } = await add(`${receiver.origin}/hook`);
		await tell(1, 11);
		await world.runJobs(later(100));
		await performAs(personActor(ada.userId), removeWebhook, { webhook_id: id }, later(200));
		expect(await delivering(later(DAY))).toEqual(["deliver-webhook: no longer wanted"]);
		await tell(1, 12);
		expect(await world.runJobs(later(DAY))).toEqual([]);
	});
});

it("tells 30 events of six listings in order to a receiver that fails every third time, each at least once", async () => {
	const receiver = await site({
		"/hook": Array.from({ length: 200 }, (_, n) => (n % 3 === 0 ? { status: 500 } : {})),
	});
	for (let id = 4; id <= 6; id++)
		await mintListing(world.db, `acme-${id}`, { id, ownerId: ada.userId, updatedAt: BEGIN.getTime() });
	await add(`${receiver.origin}/hook`);
	for (let id = 1; id <= 6; id++) await tell(id, ...Array.from({ length: 5 }, (_, n) => id * 100 + n));
	for (let at = 1000; (await states()).length === 0 || (await states()).includes("waiting"); at += 3_600_000)
		await world.runJobs(later(at));
	const seen = await arrived(receiver);
	for (let id = 1; id <= 6; id++) {
		const ofListing = seen.filter((one) => one.startsWith(`${id}:`));
		const first = ofListing.filter((one, index) => ofListing.indexOf(one) === index);
		expect(first).toEqual(Array.from({ length: 5 }, (_, n) => `${id}:${id * 100 + n}`));
		expect(ofListing, "a later one never comes before an earlier one has arrived").toEqual([...ofListing].sort());
	}
});
