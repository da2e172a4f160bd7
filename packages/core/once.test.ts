import { expect, it } from "vitest";
import { once } from "#core/once";

it("makes a value when it is first asked for, and never again", () => {
	let made = 0;
	const value = once(() => {
		made++;
		return undefined;
	});
	expect(made).toBe(0);
	expect([value(), value(), made]).toEqual([undefined, undefined, 1]);
});

it("makes it later where it could not be made before", () => {
	let tries = 0;
	const value = once(() => {
		if (++tries === 1) throw new Error("not yet");
		return tries;
	});
	expect(() => value()).toThrow("not yet");
	expect(value()).toBe(2);
});
