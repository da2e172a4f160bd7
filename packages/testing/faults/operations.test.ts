import { expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { walkAll } from "#testing/faults/case";
import { OPERATION_SUBJECTS } from "#testing/faults/operations";

it("covers every operation", () => {
	expect(OPERATION_SUBJECTS.map(({ name }) => name).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
});

walkAll(OPERATION_SUBJECTS);
