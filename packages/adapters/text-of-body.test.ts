import { expect, it } from "vitest";
import { textOfBody, wholeTextOf } from "#adapters/text-of-body";

const tooLong = () => new Error("too long");

it("puts letters together that come in pieces", async () => {
	const bytes = new TextEncoder().encode("Grüße");
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
			controller.close();
		},
	});
	expect(await wholeTextOf(new Response(body), bytes.length, tooLong)).toBe("Grüße");
	expect(await wholeTextOf(new Response(null), 0, tooLong)).toBe("");
});

it("reads no more of an endless answer than it may, and lets go of it", async () => {
	let given = 0;
	let isCancelled = false;
	const endless = () =>
		new Response(
			new ReadableStream<Uint8Array>({
				pull: (controller) => controller.enqueue(new Uint8Array(1_000).fill(97 + (given++ % 26))),
				cancel() {
					isCancelled = true;
				},
			}),
		);
	await expect(wholeTextOf(endless(), 10_000, tooLong)).rejects.toThrow("too long");
	expect(given).toBeLessThan(20);
	expect(isCancelled).toBe(true);
	isCancelled = false;
	for await (const piece of textOfBody(endless(), 10_000, tooLong)) if (piece !== "") break;
	expect(isCancelled).toBe(true);
});
