import type { ComponentType } from 'react';
import { AlertSpecimen } from './alert';
import { BadgeSpecimen } from './badge';
import { BreadcrumbSpecimen } from './breadcrumb';
import { ButtonSpecimen } from './button';
import { CheckboxSpecimen } from './checkbox';
import { ContainerSpecimen } from './container';
import { DialogSpecimen } from './dialog';
import { DrawerSpecimen } from './drawer';
import { EmptyStateSpecimen } from './empty-state';
import { FormSpecimen } from './form';
import { IconSpecimen } from './icon';
import { IconButtonSpecimen } from './icon-button';
import { LightboxSpecimen } from './lightbox';
import { LineSummarySpecimen } from './line-summary';
import { PageHeadingSpecimen } from './page-heading';
import { PriceSpecimen } from './price';
import { ProductImageSpecimen } from './product-image';
import { QuantityStepperSpecimen } from './quantity-stepper';
import { SelectSpecimen } from './select';
import { SkeletonSpecimen } from './skeleton';
import { SpinnerSpecimen } from './spinner';
import { StepsSpecimen } from './steps';
import { TextInputSpecimen } from './text-input';
import { TextLinkSpecimen } from './text-link';
import { TextareaSpecimen } from './textarea';
import { ToastSpecimen } from './toast';

/** The primitives by the name of their file in `shared/src/ui`, which is their section's id too. */
export const specimens: Record<string, ComponentType> = {
  'page-heading': PageHeadingSpecimen,
  breadcrumb: BreadcrumbSpecimen,
  steps: StepsSpecimen,
  button: ButtonSpecimen,
  'icon-button': IconButtonSpecimen,
  'text-link': TextLinkSpecimen,
  icon: IconSpecimen,
  'text-input': TextInputSpecimen,
  textarea: TextareaSpecimen,
  select: SelectSpecimen,
  checkbox: CheckboxSpecimen,
  'quantity-stepper': QuantityStepperSpecimen,
  form: FormSpecimen,
  price: PriceSpecimen,
  'line-summary': LineSummarySpecimen,
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
