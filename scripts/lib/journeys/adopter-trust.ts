import { weekEnd, weekOf } from "#core/launches/week";
import { type AdopterWalk, follow, goTo, pressNamed } from "#scripts/lib/journeys/adopter-steps";
import { FARMED, HONEST } from "#scripts/lib/journeys/adopter-world";
import { press, seeSoon, signInByMail } from "#scripts/lib/journeys/stage";

const REVIEW = "It has saved our workshop two evenings a week since the spring.";

/** Somebody new writes a review, which waits; the site team lets everybody read it. */
export async function approveReview(walk: AdopterWalk): Promise<void> {
	const { page, problems, served } = walk;
	const visitor = await walk.open();
	const address = `${served.origin}/listings/${HONEST.slug}`;
	await visitor.goto(`${served.origin}/sign-in`);
	await signInByMail(visitor, served, "grete@example.org");
	await visitor.goto(address);
	await visitor.getByRole("link", { name: "Write a review" }).click();
	await visitor.getByLabel("4 stars").check();
	await visitor.getByLabel("What should others know?").fill(REVIEW);
	await visitor.getByLabel("No", { exact: true }).check();
	await press(visitor, visitor.getByRole("button", { name: "Send the review" }));
	await goTo(walk, "Trust", "Reviews");
	problems.expect(await page.getByText(REVIEW).first().isVisible(), "the review does not wait for the site team");
	await walk.shoot(page, "adopter-review");
	const card = page.getByRole("article").filter({ hasText: REVIEW });
	await press(page, card.getByRole("button", { name: /^Publish/ }));
	problems.expect(await seeSoon(visitor, address, REVIEW), "the approved review is not shown");
	await visitor.context().close();
	walk.say("a review that waited is read by everybody");
}

/** A product that should not be there is nobody's to see any more. */
export async function hideListing(walk: AdopterWalk): Promise<void> {
	const { page, problems, served } = walk;
	await goTo(walk, "Directory", "Listings");
	await page.getByRole("main").getByRole("searchbox").fill("Werkzeug 999");
	await pressNamed(page, "Show");
	await follow(page, "Werkzeug 999");
	await page
		.getByLabel(/^Reason/)
		.first()
		.fill("It sells what it does not have.");
	await pressNamed(page, "Hide it");
	const answer = await fetch(`${served.origin}/listings/werkzeug-999`);
	problems.expect(answer.status === 404, `the hidden product answers ${answer.status}`);
	await walk.shoot(page, "adopter-hidden");
	walk.say("a product is hidden");
}

/** The first of the newest week's awards, as everybody sees it. */
async function winner({ page, served }: AdopterWalk): Promise<string> {
	await page.goto(`${served.origin}/awards`);
	return page.locator("main .award-week ol").first().locator("> li").first().innerText();
}

/** In the list of bursts: all votes of the one that came for a product, decided about at once. */
async function decideBurst(walk: AdopterWalk, button: string, reason: string): Promise<void> {
	const { page } = walk;
	await goTo(walk, "Trust", "Votes");
	await page
		.getByRole("row")
		.filter({ hasText: FARMED.name })
		.getByRole("checkbox", { name: new RegExp(FARMED.name) })
		.check();
	await page
		.getByLabel(/^Reason/)
		.first()
		.fill(reason);
	await pressNamed(page, button);
}

/**
 * A burst of votes is held back, so it wins nothing. Counted by the site team the award of the week that is over moves; then
 * that is taken back, and the burst is taken out for good: in one decision each, and the award goes to who won it.
 */
export async function discountBurst(walk: AdopterWalk, now: Date): Promise<void> {
	const { page, problems } = walk;
	const minutes = (count: number) => new Date(weekEnd(weekOf(now)).getTime() + count * 60_000);
	await walk.tick(minutes(0));
	const held = await winner(walk);
	problems.expect(held.includes(HONEST.name), `with the burst held back, the first award went to ${held}`);
	await decideBurst(walk, "Count them", "They wrote to their newsletter.");
	await walk.tick(minutes(1));
	const counted = await winner(walk);
	problems.expect(counted.includes(FARMED.name), `with the burst counted, the first award is ${counted}`);
	await walk.shoot(page, "adopter-votes-counted");

	await goTo(walk, "Trust", "Votes");
	await page.getByLabel("State").selectOption({ label: "Decided" });
	await pressNamed(page, "Show");
	await follow(page, new RegExp(FARMED.name));
	await pressNamed(page, /^Undo/);
	await decideBurst(walk, "Take them out", "Twelve accounts of one farm.");
	problems.expect(await page.getByText("1 row done.").isVisible(), "the burst was not decided about as a whole");
	await walk.shoot(page, "adopter-votes");
	await walk.tick(minutes(2));
	const after = await winner(walk);
	problems.expect(after.includes(HONEST.name), `after the burst was taken out, the first award is ${after}`);
	await walk.shoot(page, "adopter-award");
	walk.say(`a burst of ${FARMED.votes} votes is taken out at once, and the award goes to ${HONEST.name}`);
}
