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

it.each([
	"Acme ist die Nachrichten-App für Baufirmen: ein Kanal je Baustelle.",
	"Acme zählt je nach Lager auch mit.",
	"Acme je online skladová evidence pro malé e-shopy.",
	"I dag bruger 460 foreninger Acme.",
	"I Danmark bruger 460 foreninger Acme, og de betaler med MobilePay.",
	"I år använder 460 föreningar Acme.",
	"Acme on palvelu, jolla me ja he jaetaan vuorot.",
])("%s: nobody speaks in it", (sentence) => {
	expect(noDescriptionBecause(sentence)).toBeNull();
});

it.each([
	"Je vends des fleurs avec Acme.",
	"Avec Acme je prépare les menus.",
	"I built Acme and use it daily.",
	"I sell bread at the market with Acme.",
])("%s: a person speaks in it", (sentence) => {
	expect(noDescriptionBecause(sentence)).toBe("a person speaks in it");
});
