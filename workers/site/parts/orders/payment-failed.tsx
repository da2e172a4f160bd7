import type { FC } from "hono/jsx";
import { Notice, Time } from "../../form.tsx";
import { words } from "../../words/words.ts";

/** That the last payment of an order did not come through; nothing where none failed. */
export const PaymentFailed: FC<{ at: number | null }> = ({ at }) =>
	at === null ? null : (
		<Notice kind="problem">
			<h2>{words.orders.failed}</h2>
			<p>{words.orders.failedHelp(<Time at={at} />)}</p>
		</Notice>
	);
