import type { FC } from "hono/jsx";
import { outcomeWords } from "#core/words/shared";
import type { OrderLineRow, OrderRow } from "#store/orders";
import type { Refused } from "../../attempt.ts";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import { Decision } from "../admin/decision.tsx";
import { problemsIn } from "../text-field.tsx";
import type { OrderForTeam } from "./order-for-team.ts";

const t = words.sales;

interface Props {
	c: PageContext;
	of: OrderForTeam;
	line: OrderLineRow;
	token: string;
	refused?: Refused | undefined;
}

/** How far a line is delivered, and what can be done where something of it is left. */
export const LineToDeliver: FC<Props> = ({ c, of: { order }, line, token, refused }) => {
	const isOpen = order.status === "paid" && line.fulfilledAt === null && line.refundedAt === null;
	const own = refused !== undefined && Number(refused.sent.line) === line.line ? refused : undefined;
	return (
		<>
			<small class="block">{stateOf(order, line)}</small>
			{line.outcomes !== null && <small class="block">{outcomeWords(line.outcomes)}</small>}
			{own !== undefined && <p class="wrong">{problemsIn(own.error)["/line"]}</p>}
			{isOpen && (
				<Decision
					c={c}
					action={`/admin/orders/${order.number}/deliver`}
					token={token}
					idPrefix={`line-${line.line}-`}
					hidden={{ version: order.version, line: line.line }}
					reason={{ label: t.deliver.reason }}
					refused={own}
					buttons={[
						...(isUndelivered(line)
							? [{ value: "again", label: t.deliver.again, says: `${t.deliver.again}: ${line.name}` }]
							: []),
						{ value: "by_hand", label: t.deliver.byHand, says: `${t.deliver.byHand}: ${line.name}` },
					]}
				/>
			)}
		</>
	);
};

const isUndelivered = ({ outcomes }: OrderLineRow): boolean =>
	outcomes?.some(({ code }) => code === "undeliverable") === true;

function stateOf({ status }: OrderRow, line: OrderLineRow): string {
	const state = t.lineStates;
	if (line.refundedAt !== null) return state.refunded;
	if (line.reversedAt !== null) return state.takenBack;
	if (line.fulfilledAt !== null) return state.delivered;
	return status === "pending" || status === "expired" ? state.waits : state.open;
}
