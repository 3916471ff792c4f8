import { useCallback, useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { useHttp } from '@storefront/host';
import { Alert } from '@storefront/ui/feedback/alert';
import type { OrderReturn } from '../../lib/order/order-return';
import type { OrderWithHistory } from '../../lib/order/order-with-history';
import { t } from '../../messages/t';
import { ReturnFields } from './form/return-fields';
import { parseReturnRefusal } from './return-refusal';
import { requestReturn } from './return-order.api';
import { ReturnLayout } from './return-layout';
import { chosenLines, linesError, toReturnRequest } from './return-request';
import {
  hasSameReturnableItems,
  initialValues,
  returnableItems,
  type ReturnValues,
} from './return-values';
import { NothingToReturn } from './steps/nothing-to-return';
import { ReturnRequested } from './steps/return-requested';
import { ReturnReview } from './steps/return-review';
import { useExchangeOptions } from './use-exchange-options';

type Step = 0 | 1 | 2;

/** The heading of a step, and the sentence below it. */
function stepTexts(step: Step): { heading: string; lead: string } {
  switch (step) {
    case 0:
      return { heading: t('Return or Exchange'), lead: t('Choose what goes back, and why.') };
    case 1:
      return {
        heading: t('Review Your Request'),
        lead: t('Nothing is sent before you confirm it.'),
      };
    case 2:
      return { heading: t('We Have Your Request'), lead: t('This is what happens next.') };
  }
}

interface ReturnOrderProps {
  loaded: OrderWithHistory;
}

/** The three steps of a return: the form, the review, and what happens next. */
export function ReturnOrder({ loaded }: ReturnOrderProps) {
  const http = useHttp();
  const [order, setOrder] = useState(loaded);
  const items = useMemo(() => returnableItems(order), [order]);
  const start = useMemo(() => initialValues(order), [order]);
  const [step, setStep] = useState<Step>(0);
  const [exchanging, setExchanging] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [requested, setRequested] = useState<OrderReturn>();
  const { options, retry } = useExchangeOptions(items, exchanging);
  const loadedOptions = options instanceof Map ? options : undefined;
  const linesOf = (values: ReturnValues) =>
    chosenLines(values, items, loadedOptions ?? new Map<string, never>());
  // Validates again when the options are loaded.
  const validate = useCallback(
    (values: ReturnValues) => ({ lines: linesError(values, items, loadedOptions) }),
    [items, loadedOptions],
  );

  // The loader may run again at any time: what was entered stays, unless it no longer fits the order's lines.
  if (step !== 2 && !hasSameReturnableItems(order, loaded)) {
    setOrder(loaded);
    setStep(0);
  }

  async function submit(values: ReturnValues) {
    if (step === 0) {
      setStep(1);
      return undefined;
    }
    setProblem(undefined);
    try {
      const request = toReturnRequest(values, linesOf(values));
      setRequested(await requestReturn(http, order.id, request));
      setStep(2);
      return undefined;
    } catch (error) {
      console.error('The return could not be requested.', error);
      const { message, fields } = parseReturnRefusal(error);
      setProblem(message);
      setStep(0);
      return fields;
    }
  }

  if (items.length === 0 && step !== 2) return <NothingToReturn order={order} />;
  return (
    <ReturnLayout orderId={order.id} step={step} {...stepTexts(step)}>
      {step === 2 ? (
        <ReturnRequested order={order} entry={requested} />
      ) : (
        <Form<ReturnValues> onSubmit={submit} validate={validate} initialValues={start}>
          {({ handleSubmit, values, submitting }) => (
            <FormLayout label={t('Return or exchange')} onSubmit={handleSubmit}>
              {problem === undefined ? null : <Alert>{problem}</Alert>}
              {step === 0 ? (
                <ReturnFields
                  order={order}
                  items={items}
                  options={options}
                  onKind={(kind) => setExchanging(kind === 'exchange')}
                  onRetry={retry}
                />
              ) : (
                <ReturnReview
                  order={order}
                  values={values}
                  lines={linesOf(values)}
                  sending={submitting === true}
                  onEdit={() => setStep(0)}
                />
              )}
            </FormLayout>
          )}
        </Form>
      )}
    </ReturnLayout>
  );
}
