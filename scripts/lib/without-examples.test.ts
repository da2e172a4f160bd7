import { expect, it } from "vitest";
import { exampleless } from "#scripts/lib/without-examples";

const PATH = "/somewhere/packages/operations/orders/get-order.ts";
const OPERATION = `import { EXAMPLE } from "./example.ts";
export default defineOperation({
	id: "get_order",
	description: "For example: {input}",
	example: {
		input: { number: "}" },
		output: EXAMPLE,
	},
	handler: ({ example }) => ({ example }),
});
`;

it("leaves the example of an operation out, and every line where it was", () => {
	const left = exampleless(PATH, OPERATION);
	expect(left).toBe(OPERATION.replace(/\texample: \{\n.*\n.*\n\t\},/, "\texample: undefined\n\n\n,"));
	expect(left.split("\n").length).toBe(OPERATION.split("\n").length);
});

it("leaves whatever else there is as it is", () => {
	const others = [
		[PATH, "export const shown = { example: { input: {} } };"],
		[PATH, OPERATION.replace(/\texample: \{\n.*\n.*\n\t\},/, "")],
		["/somewhere/packages/actions/orders/cancel-order.ts", OPERATION],
	] as const;
	for (const [path, source] of others) expect(exampleless(path, source)).toBe(source);
});
