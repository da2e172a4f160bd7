import { expect, it } from "vitest";
import { formatOrderNumber, ORDER_NUMBER_LENGTH } from "#usecases/orders/order-number";

it("is LW- and ten characters that nobody mistakes for each other, one of each random byte", () => {
	const bytes = Uint8Array.from({ length: ORDER_NUMBER_LENGTH }, (_, index) => index);
	expect(formatOrderNumber(bytes)).toBe("LW-ABCDEFGHIJ");
	expect(formatOrderNumber(Uint8Array.from([25, 26, 31, 32, 63, 255, 0, 1, 2, 3]))).toBe("LW-Z27A77ABCD");
	expect(formatOrderNumber(new Uint8Array(32))).toBe("LW-AAAAAAAAAA");
});
