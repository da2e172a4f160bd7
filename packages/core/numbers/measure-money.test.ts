import { expect, it } from "vitest";
import type { Measure } from "#core/numbers/measure";
import { measureMoney } from "#core/numbers/measure-money";

it("measures what moved, and nothing where an order stays what it was", () => {
	const written: Measure[] = [];
	const measures = { write: (measure: Measure) => void written.push(measure) };
	measureMoney({ measures }, null);
	measureMoney({ measures }, { status: "refunded", currency: "usd", cents: 500 });
	expect(written).toEqual([{ kind: "money", state: "refunded", currency: "usd", cents: 500 }]);
});
