import { type AdopterWalk, follow, goTo, pressNamed } from "#scripts/lib/journeys/adopter-steps";
import { buyReport } from "#scripts/lib/journeys/adopter-world";
import { press, seeSoon } from "#scripts/lib/journeys/stage";

/** A price is what the team says, from the next order on; and an order that was paid is given back. */
export async function setPrice(walk: AdopterWalk): Promise<void> {
	const { page, problems, served } = walk;
	await goTo(walk, "Money", "Products");
	await follow(page, "Profile review");
	await page.getByLabel(/^Price in US dollars/).fill("23");
	await pressNamed(page, "Save");
	const shown = await seeSoon(page, `${served.origin}/pricing`, "$23");
	problems.expect(shown, "the page of prices does not say the new one");
	await walk.shoot(page, "adopter-price");
	walk.say("a price is set");
}

export async function refundOrder(walk: AdopterWalk, listingId: number): Promise<void> {
	const { page, problems, served } = walk;
	const number = await buyReport(served, listingId);
	await goTo(walk, "Money", "Orders");
	await follow(page, number);
	problems.expect(await page.getByText("23.00").first().isVisible(), "the order was not at the price that was set");
	const form = page.getByRole("region", { name: "Give money back" });
	await form.getByLabel(/^Reason/).fill("The report came too late.");
	await press(page, form.getByRole("button").last());
	await walk.tick(new Date());
	await goTo(walk, "Money", "Orders");
	await follow(page, number);
	const status = await served.db.prepare("SELECT status FROM orders WHERE number = ?").bind(number).first("status");
	problems.expect(status === "refunded", `the order that was given back is ${status}`);
	await walk.shoot(page, "adopter-refund");
	walk.say("an order that was paid is given back");
}
