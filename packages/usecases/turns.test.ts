import { expect, it } from "vitest";
import { takeTurn } from "#usecases/turns";

it("gives one turn at a time at one thing, and does not hold up another", async () => {
	let having = 0;
	const most: number[] = [];
	const work = async (what: string) => {
		const end = await takeTurn(what);
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
	const left = await takeTurn("left");
	const end = await takeTurn("left");
	left();
	const next = takeTurn("left").then(() => "early");
	expect(await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 30, "still waiting"))])).toBe(
		"still waiting",
	);
	end();
	expect(await next).toBe("early");
});
