import type { FC } from "hono/jsx";
import { Notice, Time } from "../../form.tsx";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import type { ShownOrder } from "./shown-order.ts";

/**
 * That the money of an order is under way, and nothing is left to do; nothing where none is. A test payment has a way on: its
 * page says what becomes of the money.
 */
export const PaymentUnderWay: FC<{ c: PageContext; of: Pick<ShownOrder, "order" | "underWayAt"> }> = ({
	c,
	of: { order, underWayAt },
}) => {
	if (underWayAt === null) return null;
	const testUrl = c.var.services.payments?.provider === "test" ? order.paymentUrl : null;
	return (
		<Notice>
			<h2>{words.orders.underWay}</h2>
			<p>{words.orders.underWayHelp(<Time at={underWayAt} />)}</p>
			{testUrl !== null && (
				<p>
					<a href={testUrl} rel="nofollow">
						{words.checkout.test.goOn}
					</a>
				</p>
			)}
		</Notice>
	);
};
