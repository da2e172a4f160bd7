import { expect, it } from "vitest";
import { remembered } from "#core/remembered";

it("makes what it is asked for once, and tells keys apart", () => {
	const asked: number[] = [];
	const twice = remembered((of: number) => {
		asked.push(of);
		return `${of * 2}`;
	});
	expect([twice(1), twice(2), twice(1), twice(2)]).toEqual(["2", "4", "2", "4"]);
	expect(asked).toEqual([1, 2]);
});

it("keeps a thousand, and answers right beyond that", () => {
	let made = 0;
	const same = remembered((of: number) => {
		made++;
		return of;
	});
	for (let of = 0; of < 2_500; of++) expect(same(of)).toBe(of);
	expect(same(2_499)).toBe(2_499);
	expect(same(7)).toBe(7);
	expect(made).toBe(2_501);
});
