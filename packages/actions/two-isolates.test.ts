import { beforeEach, expect, it } from "vitest";
import { perform } from "#actions/perform";
import castVote from "#actions/votes/cast-vote";
import { auditLog, countChanges, votes } from "#store/schema/index";
import { personActor } from "#testing/act";
import { type Fault, type Isolate, meeting, newIsolate } from "#testing/isolates";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const vote = ({ services, deps }: Isolate, voter: number, action = castVote) =>
	perform(action, { listing: "acme" }, services.actionContext(personActor(voter, "unknown"), NOW), deps);

it.each<[Fault, Fault]>([
	["none", "none"],
	["after", "before"],
])(
	"casts one vote when two isolates are pressed at once, whoever fails around the commit: %s, %s",
	async (...faults) => {
		await mintListing(world.db, "acme");
		const [voter = 0] = await mintVoters(world.db, 1);
		const meet = meeting(2);
		const together: typeof castVote = {
			...castVote,
			async handler(input, ctx) {
				await meet();
				return castVote.handler(input, ctx);
			},
		};
		const isolates = faults.map(newIsolate);
		const first = await Promise.allSettled(isolates.map((isolate) => vote(isolate, voter, together)));
		const failed = first.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
		expect(failed.every((reason) => reason.includes("the isolate ended"))).toBe(true);
		expect(failed).toHaveLength(faults.filter((fault) => fault !== "none").length);

		const again = await Promise.all(isolates.map((isolate) => vote(isolate, voter)));
		const answers = [...first.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])), ...again];
		for (const answer of answers) expect(answer).toMatchObject({ counted: true, discountReason: null });
		expect(await world.db.select().from(votes)).toHaveLength(1);
		expect(await world.db.select().from(countChanges)).toHaveLength(1);
		expect(await world.db.select().from(auditLog)).toHaveLength(1);
	},
);
