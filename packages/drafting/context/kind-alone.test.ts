import { expect, it } from "vitest";
import { isUnlike, kindOf, withoutLike } from "#drafting/context/kind-alone";

it("takes a kind without what is told of it", () => {
	expect(kindOf("§ is a diary for clubs that never sends anything")).toEqual(["§ is a diary for clubs"]);
	expect(kindOf("§ is a diary for clubs that will come in spring")).toEqual([]);
	expect(kindOf("§ sends letters")).toEqual([]);
});

it("takes a kind without what it is like, unless it is none without", () => {
	expect(withoutLike("§ is a distraction-free writing app that keeps drafts")).toEqual([
		"§ is a writing app that keeps drafts",
	]);
	expect(withoutLike("§ est une application gratuite qui classe vos vins")).toEqual([
		"§ est une application qui classe vos vins",
	]);
	expect(withoutLike("§ is a former diary app that keeps lists")).toEqual([]);
});

it("knows what makes a thing none of its kind", () => {
	expect(["toy", "former", "would-be", "ehemaliger"].every(isUnlike)).toBe(true);
	expect(["small", "playful"].some(isUnlike)).toBe(false);
});
