import type { ComponentType } from 'react';
import { ButtonSpecimen } from './actions/button';
import { ChoiceButtonSpecimen } from './actions/choice-button';
import { IconButtonSpecimen } from './actions/icon-button';
import { TextLinkSpecimen } from './actions/text-link';
import { AlertSpecimen } from './feedback/alert';
import { BadgeSpecimen } from './feedback/badge';
import { EmptyStateSpecimen } from './feedback/empty-state';
import { SkeletonSpecimen } from './feedback/skeleton';
import { SpinnerSpecimen } from './feedback/spinner';
import { ToastSpecimen } from './feedback/toast';
import { CheckboxSpecimen } from './fields/checkbox';
import { FormSpecimen } from './fields/form';
import { QuantityStepperSpecimen } from './fields/quantity-stepper';
import { RadioBoxSpecimen } from './fields/radio-box';
import { SelectSpecimen } from './fields/select';
import { TextInputSpecimen } from './fields/text-input';
import { TextareaSpecimen } from './fields/textarea';
import { IconSpecimen } from './media/icon';
import { ProductImageSpecimen } from './media/product-image';
import { DialogSpecimen } from './overlays/dialog';
import { DrawerSpecimen } from './overlays/drawer';
import { LightboxSpecimen } from './overlays/lightbox';
import { ContainerSpecimen } from './page/container';
import { PageHeadingSpecimen } from './page/page-heading';
import { StepsSpecimen } from './page/steps';
import { ChoicePromptSpecimen } from './product/choice-prompt';
import { DeliveryDaysSpecimen } from './product/delivery-days';
import { LineSummarySpecimen } from './product/line-summary';
import { PriceSpecimen } from './product/price';

/** The primitives by the name of their file under `shared/ui/src`, which is their section's id too. */
export const specimens: Record<string, ComponentType> = {
  'page-heading': PageHeadingSpecimen,
  steps: StepsSpecimen,
  button: ButtonSpecimen,
  'icon-button': IconButtonSpecimen,
  'choice-button': ChoiceButtonSpecimen,
  'text-link': TextLinkSpecimen,
  icon: IconSpecimen,
  'text-input': TextInputSpecimen,
  textarea: TextareaSpecimen,
  select: SelectSpecimen,
  checkbox: CheckboxSpecimen,
  'radio-box': RadioBoxSpecimen,
  'quantity-stepper': QuantityStepperSpecimen,
  form: FormSpecimen,
  'choice-prompt': ChoicePromptSpecimen,
  price: PriceSpecimen,
  'line-summary': LineSummarySpecimen,
  'delivery-days': DeliveryDaysSpecimen,
  badge: BadgeSpecimen,
  'product-image': ProductImageSpecimen,
  alert: AlertSpecimen,
  toast: ToastSpecimen,
  'empty-state': EmptyStateSpecimen,
  skeleton: SkeletonSpecimen,
  spinner: SpinnerSpecimen,
  dialog: DialogSpecimen,
  drawer: DrawerSpecimen,
  lightbox: LightboxSpecimen,
  container: ContainerSpecimen,
};
