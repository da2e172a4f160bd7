import { inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { waitingFor } from "#store/account-waiting";
import { apiKeys, claims, draftInvites, emailAddresses, orders, paymentEvents } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

const now = NOW.getTime();
let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const waiting = () => waitingFor(world.db, { id: ada.userId }, now);

it("is nothing in a new account", async () => {
	const { result, rowsRead } = await countRows(waiting);
	expect(result).toEqual({ drafts: 0, listings: 0, claims: 0, orders: 0, invites: 0, keys: 0 });
	expect(rowsRead).toBeLessThanOrEqual(7);
});

it("counts what can be acted on, and not what is over", async () => {
	const { db } = world;
	const { id: listingId } = await mintListing(db, "acme", { ownerId: ada.userId, status: "awaiting_badge" });
	await mintListing(db, "live", { ownerId: ada.userId, status: "live" });
	const claim = { userId: ada.userId, listingId, method: "file" as const, token: "t", createdAt: now };
	await db.insert(claims).values([
		{ ...claim, id: 1, tokenHash: "1", status: "pending", expiresAt: now + 1 },
		{ ...claim, id: 2, method: "dns", tokenHash: "2", status: "pending", expiresAt: now },
		{ ...claim, id: 3, method: "meta", tokenHash: "3", status: "verified", expiresAt: now + 1 },
	]);
	await db.insert(emailAddresses).values({ address: "ada@home.example", userId: ada.userId, confirmedAt: now });
	const invite = { draftId: "d", createdAt: now };
	await db.insert(draftInvites).values([
		{ ...invite, email: ada.email, tokenHash: "1" },
		{ ...invite, draftId: "e", email: ada.email, tokenHash: "2", status: "accepted" },
		{ ...invite, email: "bo@example.com", tokenHash: "3" },
		{ ...invite, email: "ada@home.example", tokenHash: "4" },
	]);
	await mintOrder(db, ada.userId, "LW-PAYABLE", 100, []);
	await mintOrder(db, ada.userId, "LW-OPEN", 100, []);
	const paying = await mintListing(db, "paying", { ownerId: ada.userId, status: "draft" });
	await mintOrder(db, ada.userId, "LW-UNDERWAY", 100, [{ product: "launch", listingId: paying.id }]);
	const isOpen = inArray(orders.number, ["LW-OPEN", "LW-UNDERWAY"]);
	await db.update(orders).set({ paymentAttempt: 1, paymentExpiresAt: now }).where(isOpen);
	const event = { provider: "test", eventId: "e", reference: "pay", outcome: "", receivedAt: now };
	await db.insert(paymentEvents).values({ ...event, kind: "payment_under_way", orderNumber: "LW-UNDERWAY" });
	await db.update(apiKeys).set({ expiresAt: now + 86_400_000 });
	expect(await waiting()).toEqual({ drafts: 0, listings: 1, claims: 1, orders: 2, invites: 2, keys: 1 });
});
