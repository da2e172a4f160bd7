import type { Told, YearOrder } from "#testing/year/script";

/**
 * What the money of a simulated year has to be, by docs/orders.md alone: nothing here asks the code that is tested.
 */

/** kind, year of issue, number in its series, order, net, VAT. */
export type Paper = [
	kind: "invoice" | "credit_note",
	year: number,
	number: number,
	order: string,
	net: number,
	vat: number,
];

export type Standing = "pending" | "paid" | "disputed" | "refunded";

interface Account {
	standing: Standing;
	givenBack: number;
	isWhole: boolean;
	/** null while the dispute is open. */
	dispute: "none" | "open" | "won" | "lost";
	credited: number;
}

export interface Books {
	papers: Paper[];
	standing(order: number): Standing;
	/** Keeps what the provider told. @returns the standing before and after, and which mail its documents bring. */
	hear(order: number, told: Told, cents: number, at: number): { from: Standing; to: Standing; mails: string[] };
}

export function openBooks(orders: readonly YearOrder[]): Books {
	const papers: Paper[] = [];
	const accounts = orders.map(
		(): Account => ({ standing: "pending", givenBack: 0, isWhole: false, dispute: "none", credited: 0 }),
	);
	const of = (index: number) => {
		const [order, account] = [orders[index], accounts[index]];
		if (order === undefined || account === undefined) throw new Error(`there is no order ${index}`);
		return { order, account };
	};

	function write(kind: Paper[0], at: number, order: string, net: number, vat: number): void {
		const year = new Date(at).getUTCFullYear();
		const before = papers.filter((paper) => paper[0] === kind && paper[1] === year).length;
		papers.push([kind, year, before + 1, order, net, vat]);
	}

	return {
		papers,
		standing: (index) => of(index).account.standing,
		hear(index, told, cents, at) {
			const { order, account } = of(index);
			const total = order.net + order.vat;
			const from = account.standing;
			const mails: string[] = [];
			if (told === "payment_succeeded") {
				account.standing = "paid";
				write("invoice", at, order.number, order.net, order.vat);
				return { from, to: "paid", mails: ["order-receipt"] };
			}
			if (told === "partially_refunded") account.givenBack = Math.max(account.givenBack, cents);
			if (told === "refunded") account.isWhole = true;
			if (told === "dispute_opened") account.dispute = "open";
			if (told === "dispute_won") account.dispute = "won";
			if (told === "dispute_lost") account.dispute = "lost";
			if (account.isWhole) account.standing = "refunded";
			else account.standing = account.dispute === "open" || account.dispute === "lost" ? "disputed" : "paid";
			// What left: refunds so far, and what a lost dispute took.
			const left = Math.min(
				total,
				(account.isWhole ? total : account.givenBack) + (account.dispute === "lost" ? total : 0),
			);
			if (left !== account.credited) {
				const isCredit = left > account.credited;
				const [low, high] = isCredit ? [account.credited, left] : [left, account.credited];
				// The VAT of a part is its share, rounded half up; of several parts, the difference of their sums.
				const share = (part: number) => (total === 0 ? 0 : Math.floor((2 * part * order.vat + total) / (2 * total)));
				const vat = share(high) - share(low);
				write(isCredit ? "credit_note" : "invoice", at, order.number, high - low - vat, vat);
				mails.push(isCredit ? "order-refunded" : "order-charged-again");
				account.credited = left;
			}
			return { from, to: account.standing, mails };
		},
	};
}
