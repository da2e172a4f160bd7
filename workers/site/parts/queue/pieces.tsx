import type { Child, FC } from "hono/jsx";
import type { Refused } from "../../attempt.ts";
import type { PageContext } from "../../site.ts";
import type { QueueItem } from "./items.ts";

/** What a panel is made with. */
export interface PanelProps {
	c: PageContext;
	item: QueueItem;
	token: string;
	/** Path of the queue with what comes next. */
	returnTo: string;
	refused: Refused | undefined;
}

/** What one kind of item shows: a question, the evidence, and the decision. */
export interface Panel {
	question: Child;
	content: Child;
}

/** Lines of a name and what is so. */
export const Facts: FC<{ of: readonly (readonly [string, Child])[] }> = ({ of }) => (
	<dl class="task-facts">
		{of.map(([name, value]) => (
			<div>
				<dt>{name}</dt>
				<dd>{value}</dd>
			</div>
		))}
	</dl>
);

/** What somebody said of it. */
export const Said: FC<{ by?: Child; children?: Child }> = ({ by, children }) => (
	<blockquote class="said-of" dir="auto">
		<p>{children}</p>
		{by !== undefined && <footer class="muted">{by}</footer>}
	</blockquote>
);
