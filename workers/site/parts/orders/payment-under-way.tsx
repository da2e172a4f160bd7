import type { FC } from "hono/jsx";
import { Notice, Time } from "../../form.tsx";
import { words } from "../../words/words.ts";

/** That the money of an order is under way, and nothing is left to do; nothing where none is. */
export const PaymentUnderWay: FC<{ at: number | null }> = ({ at }) =>
	at === null ? null : (
		<Notice>
			<h2>{words.orders.underWay}</h2>
			<p>{words.orders.underWayHelp(<Time at={at} />)}</p>
		</Notice>
	);
