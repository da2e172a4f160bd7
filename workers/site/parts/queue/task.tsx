import type { Child } from "hono/jsx";
import { findOrder, type OrderWithLines } from "#store/orders";
import type { TeamTaskRow } from "#store/team-tasks";
import { type OrderStanding, standingsOf } from "#usecases/orders/order-standing";
import { Time } from "../../form.tsx";
import { countryName, exactMoney, spoken } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Decision } from "../admin/decision.tsx";
import { orderOf, wordsOf } from "./items.ts";
import { Facts, type Panel, type PanelProps } from "./pieces.tsx";

const t = words.queue;
const names = t.money.facts;

/** Work that people do elsewhere: what happened, the order it is about, what to do, and that it is done. */
export async function taskPanel({ c, item, token, returnTo, refused }: PanelProps): Promise<Panel> {
	if (!("task" in item.of)) return { question: item.title, content: null };
	const { task } = item.of;
	const { about, what } = wordsOf(task.kind);
	const order = orderOf(task);
	const { db } = c.var.services;
	const found = order === null ? null : await findOrder(db, order);
	const standingOf = await standingsOf(db, found === null ? [] : [found.order]);
	return {
		question: about,
		content: (
			<>
				<p>{what}</p>
				<Facts
					of={[...(found === null ? [] : factsOfOrder(found, standingOf(found.order))), ...factsOfTask(task, found)]}
				/>
				{found !== null && (
					<p>
						<a href={`/admin/orders/${found.order.number}`}>{t.openOrder}</a>
					</p>
				)}
				<Decision
					{...{ c, token, returnTo, refused }}
					action={`/admin/queue/${item.key}`}
					reason={{ label: t.note, required: false }}
					buttons={[{ value: "done", label: t.done, kind: "primary" }]}
				/>
			</>
		),
	};
}

function factsOfOrder({ order }: OrderWithLines, standing: OrderStanding): (readonly [string, Child])[] {
	const { vat, billing } = order;
	return [
		[names.order, <bdi>{order.number}</bdi>],
		[names.status, words.orders.states[standing]],
		[names.total, exactMoney(order.totalCents, order.currency)],
		...(order.paidAt === null ? [] : [[names.paid, <Time at={order.paidAt} />] as const]),
		...(billing === null ? [] : [[names.buyer, <bdi>{billing.company ?? billing.name}</bdi>] as const]),
		...(vat.country === null ? [] : [[names.country, countryName(vat.country)] as const]),
		[names.vat, exactMoney(order.vatCents, order.currency)],
		...(vat.vat_number === null ? [] : [[names.vatNumber, <bdi>{vat.vat_number}</bdi>] as const]),
	];
}

/** What the task itself says: the payment, an amount, the line of the order, and what was chosen. */
function factsOfTask({ detail }: TeamTaskRow, found: OrderWithLines | null): (readonly [string, Child])[] {
	const { reference, amount_cents: amount, line, message, options } = detail;
	const ordered = found?.lines.find((one) => one.line === line);
	return [
		...(typeof reference === "string" ? [[names.payment, <bdi>{reference}</bdi>] as const] : []),
		...(typeof amount === "number" && found !== null
			? [[names.amount, exactMoney(amount, found.order.currency)] as const]
			: []),
		...(ordered === undefined ? [] : [[names.line, <bdi>{ordered.name}</bdi>] as const]),
		...(typeof message === "string" ? [[names.why, <bdi>{message}</bdi>] as const] : []),
		...Object.entries(typeof options === "object" && options !== null ? options : {}).map(
			([name, value]) => [spoken(name), <bdi>{String(value)}</bdi>] as const,
		),
	];
}
