import { expect, it } from "vitest";
import { noDescriptionBecause, withoutBidding } from "#drafting/reading/self-description";

const isCallStill = (sentence: string) => noDescriptionBecause(withoutBidding(sentence)) !== null;

it.each([
	"Start, pause and nudge the clock from any device.",
	"Write the answer once and reuse it.",
	"Tell Acme who is allergic to what, and get a week of dinners.",
])("bids its reader do what the product is there for: %s", (sentence) => {
	expect(noDescriptionBecause(sentence)).not.toBeNull();
	expect(isCallStill(sentence)).toBe(false);
});

it.each([
	"Start your free trial in two minutes.",
	"Start for free, no card required.",
	"Follow our illustrator on her travels.",
	"Read our story from the beginning.",
	"Choose a plan and begin.",
	"Join more than 50,000 runners.",
])("is a call still: %s", (sentence) => expect(isCallStill(sentence)).toBe(true));

it("tells a Polish pronoun from a person who speaks", () => {
	expect(noDescriptionBecause("Acme rozpoznaje ich treść i kieruje je do właściwej osoby.")).toBeNull();
	expect(noDescriptionBecause("In Bonn repariere ich Fahrräder.")).toBe("a person speaks in it");
});

it("tells what a product does with a newsletter from the site's own", () => {
	expect(noDescriptionBecause("Acme reads the newsletter and finds its dates.")).toBeNull();
	expect(noDescriptionBecause("Get our newsletter every week.")).not.toBeNull();
});
