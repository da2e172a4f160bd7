import { expect, it } from "vitest";
import { hurryTimers } from "#testing/hurried-timers";
import { type Turns, takeTurn } from "#usecases/turns";

const turns: Turns = new Map();

it("gives one turn at a time at one thing, and does not hold up another", async () => {
	let having = 0;
	const most: number[] = [];
	const work = async (what: string) => {
		const end = await takeTurn(turns, what);
		most.push(++having);
		await new Promise((resolve) => setTimeout(resolve, 5));
		having--;
		end();
	};
	await Promise.all(Array.from({ length: 10 }, () => work("a")));
	expect(Math.max(...most)).toBe(1);
	most.length = 0;
	await Promise.all([work("a"), work("b")]);
	expect(Math.max(...most)).toBe(2);
});

it("does not wait for ever for a turn that nobody ends", async () => {
	hurryTimers();
	const left = await takeTurn(turns, "left");
	const end = await takeTurn(turns, "left");
	left();
	const next = takeTurn(turns, "left").then(() => "early");
	expect(await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 30, "still waiting"))])).toBe(
		"still waiting",
	);
	end();
	expect(await next).toBe("early");
});

it("holds up nobody in another isolate: there the database decides alone", async () => {
	const end = await takeTurn(turns, "a");
	(await takeTurn(new Map(), "a"))();
	end();
});
